import {
  beyond,
  type Cell,
  cellOf,
  coordinates,
  doorwaysOf,
  type Face,
  type Spot,
  type State,
} from '@templefall/temple';
import { isStuck } from './hand.ts';
import type { Job } from './job.ts';
import { distance } from './map.ts';
import { layingBonus } from './modules.ts';
import type { Sight, Team } from './sight.ts';
import type { Doorway } from './sites.ts';
import { gemsWorth, type Prospect, priceOfWaste, prospectOf, WORTH } from './worth.ts';

/** Everything there is to do in the base game, for anybody in the team. */
export const coreJobs = (sight: Sight, team: Team): readonly Job[] => {
  const prospect = prospectOf(sight);
  const jobs: Job[] = [];
  addGems(jobs, sight, { team, prospect });
  addDiscoveries(jobs, sight, { team, prospect });
  addRescues(jobs, sight);
  return jobs;
};

interface Outlook {
  readonly team: Team;
  readonly prospect: Prospect;
}

const addGems = (jobs: Job[], sight: Sight, { team, prospect }: Outlook): void => {
  const { view, map } = sight;
  if (view.depot === 0) return;
  const waste = priceOfWaste(team, prospect);
  const worths = [0, 1, 2, 3].map(gems => gemsWorth(sight, team, gems));
  for (const { cell, spots, most, offers } of map.gemRooms) {
    if ((view.rooms[cell]?.gems ?? 0) > 0) continue;
    const wanted = Math.min(most, view.depot);
    const share = isLeftToPeople(sight, spots) ? LEFT : 1;
    for (const { id, gems, cost, command } of offers)
      jobs.push({
        id,
        spots,
        cost,
        pooled: true,
        worth: share * ((worths[gems] ?? gemsWorth(sight, team, gems)) - Math.max(0, wanted - gems) * waste),
        command,
        untilGems: cell,
      });
  }
};

/** Until the first gong a gem that people are as near to as this bot is theirs to light, and the bot looks for another. */
const isLeftToPeople = ({ map, view, people, spot }: Sight, spots: readonly Spot[]): boolean => {
  if (people.length === 0 || view.gongs > 0) return false;
  const farness = (from: Spot): number => Math.min(...spots.map(to => distance(map, from, to)));
  const mine = farness(spot);
  return people.some(seat => {
    const theirs = view.players[seat]?.spot;
    return theirs !== undefined && farness(theirs) <= mine;
  });
};
/** What such a gem is still worth to it: somebody may need help with it. */
const LEFT = 0.4;

/** Rooms are wanted for the exit, for quests that are still in the stack, or for more gems. */
const worthOfARoom = (sight: Sight, { laid, unseen, wanted }: Prospect): number => {
  if (!isExitOpen(sight) || sight.ctx.ask('needsStack', null, false)) return WORTH.roomBeforeExit;
  return laid < wanted && unseen > 0 ? WORTH.roomForGems : 0;
};

/** Whether everybody inside has a way to the exit: rooms may have vanished between. */
const isExitOpen = ({ view, map }: Sight): boolean => {
  for (const { spot } of view.players)
    if (spot !== undefined && (map.exit === undefined || distance(map, spot, map.exit) === Number.POSITIVE_INFINITY))
      return false;
  return true;
};

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

const addDiscoveries = (jobs: Job[], sight: Sight, { team, prospect }: Outlook): void => {
  const { view, map } = sight;
  if (view.stack.size === 0) return;
  const awaited = awaitedCell(view);
  const plain = worthOfARoom(sight, prospect);
  const isCutOff = map.exit !== undefined && !isExitOpen(sight);
  for (const { id, spots, cell, openness, command } of isCutOff ? towardsExit(sight) : map.doorways) {
    if (cell === awaited) continue;
    const worth = plain * (isCutOff ? CUT_OFF : 0.7 + 0.1 * openness) + layingBonus(sight, team, cell);
    if (worth === 0) continue;
    jobs.push({
      id,
      spots,
      cost: DISCOVERY,
      pooled: false,
      worth,
      command,
      untilLaid: cell,
    });
  }
};

/** Where the room that somebody looks at is to be laid: nobody else lays one there (TM7.16). */
export const awaitedCell = ({ drawn }: State): Cell | undefined => drawn && beyond(cellOf(drawn.from), drawn.side);

const DISCOVERY: readonly Face[] = ['A', 'A'];

/** Without a way out nothing else counts. */
const CUT_OFF = 3;

const addRescues = (jobs: Job[], { view, at }: Sight): void => {
  for (let seat = 0; seat < view.players.length; seat++) {
    const player = view.players[seat];
    if (player?.spot === undefined || !isStuck(player, at)) continue;
    jobs.push({
      id: `free ${seat}`,
      spots: [player.spot],
      cost: ['G'],
      pooled: false,
      worth: WORTH.friend,
      command: { type: 'free', helped: seat, count: 0 },
    });
  }
};
