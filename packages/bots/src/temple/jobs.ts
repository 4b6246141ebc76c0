import { beyond, type Cell, cellOf, coordinates, doorwaysOf } from '@templefall/temple';
import { isStuck } from './hand.ts';
import { type Job, symbols } from './job.ts';
import { type Doorway, distance } from './map.ts';
import { layingBonus } from './modules.ts';
import type { Sight, Team } from './sight.ts';
import { gemsWorth, type Prospect, priceOfWaste, prospectOf, spotOfGems, WORTH } from './worth.ts';

/** Everything there is to do in the base game, for anybody in the team. */
export const coreJobs = (sight: Sight, team: Team): readonly Job[] => {
  const prospect = prospectOf(sight);
  return [...gemJobs(sight, team, prospect), ...discoveries(sight, team, prospect), ...rescues(sight)];
};

const gemJobs = (sight: Sight, team: Team, prospect: Prospect): readonly Job[] => {
  const { view } = sight;
  if (view.depot === 0) return [];
  const waste = priceOfWaste(team, prospect);
  const jobs: Job[] = [];
  for (const cell in view.rooms) {
    const room = view.rooms[cell];
    const offers = room?.tile.offers;
    if (!offers || room.gems > 0) continue;
    const most = Math.min(offers.at(-1)?.gems ?? 0, view.depot);
    for (const offer of offers)
      jobs.push({
        id: `gems ${cell} ${offer.gems}`,
        spots: [spotOfGems(cell, room)],
        cost: symbols(offer.symbol, offer.need),
        pooled: true,
        worth: gemsWorth(sight, team, offer.gems) - Math.max(0, most - offer.gems) * waste,
        command: { type: 'activate', gems: offer.gems },
        untilGems: cell as Cell,
      });
  }
  return jobs;
};

/** Rooms are wanted for the exit, for quests that are still in the stack, or for more gems. */
const worthOfARoom = (sight: Sight, { laid, unseen, wanted }: Prospect): number => {
  if (!isExitOpen(sight) || sight.ctx.ask('needsStack', null, false)) return WORTH.roomBeforeExit;
  return laid < wanted && unseen > 0 ? WORTH.roomForGems : 0;
};

/** Whether everybody inside has a way to the exit: rooms may have vanished between. */
const isExitOpen = ({ view, map }: Sight): boolean =>
  view.players.every(
    ({ spot }) =>
      spot === undefined || (map.exit !== undefined && distance(map, spot, map.exit) < Number.POSITIVE_INFINITY),
  );

/** With the exit cut off, only the doorways nearest to its own are used: the rooms that are left must lead there. */
const towardsExit = ({ map, view }: Sight): readonly Doorway[] => {
  const [side] = map.exit === undefined ? [] : doorwaysOf(view.rooms, map.exit);
  if (map.exit === undefined || side === undefined) return map.doorways;
  const [gateX, gateY] = coordinates(beyond(cellOf(map.exit), side));
  const farness = ({ cell }: Doorway): number => {
    const [x, y] = coordinates(cell);
    return Math.abs(x - gateX) + Math.abs(y - gateY);
  };
  const open = map.doorways.filter(({ spot }) =>
    view.players.some(
      player => player.spot !== undefined && distance(map, player.spot, spot) < Number.POSITIVE_INFINITY,
    ),
  );
  const least = Math.min(...open.map(farness));
  return open.filter(doorway => farness(doorway) === least);
};

const discoveries = (sight: Sight, team: Team, prospect: Prospect): readonly Job[] => {
  const { view, map } = sight;
  if (view.stack.size === 0 || view.drawn) return [];
  const plain = worthOfARoom(sight, prospect);
  const isCutOff = map.exit !== undefined && !isExitOpen(sight);
  const jobs: Job[] = [];
  for (const { spot, side, cell, openness } of isCutOff ? towardsExit(sight) : map.doorways) {
    const worth = plain * (isCutOff ? CUT_OFF : 0.7 + 0.1 * openness) + layingBonus(sight, team, cell);
    if (worth === 0) continue;
    jobs.push({
      id: `discover ${spot} ${side}`,
      spots: [spot],
      cost: ['A', 'A'],
      pooled: false,
      worth,
      command: { type: 'discover', side },
      untilLaid: cell,
    });
  }
  return jobs;
};

/** Without a way out nothing else counts. */
const CUT_OFF = 3;

const rescues = (sight: Sight): readonly Job[] =>
  sight.view.players.flatMap((player, seat): Job[] => {
    if (player.spot === undefined || !isStuck(player, sight.at)) return [];
    return [
      {
        id: `free ${seat}`,
        spots: [player.spot],
        cost: ['G'],
        pooled: false,
        worth: WORTH.friend,
        command: { type: 'free', helped: seat, count: 0 },
      },
    ];
  });
