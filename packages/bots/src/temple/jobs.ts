import type { Cell, Face, Spot } from '@templefall/temple';
import { isStuck } from './hand.ts';
import type { Job } from './job.ts';
import type { Sight } from './sight.ts';
import type { Team } from './team.ts';
import { gemsWorth, type Prospect, priceOfWaste, prospectOf, WORTH } from './worth.ts';

/** Everything there is to do in the base game, for anybody in the team. */
export const coreJobs = (sight: Sight, team: Team): readonly Job[] => {
  const prospect = prospectOf(sight);
  return [...gemJobs(sight, team, prospect), ...discoveries(sight, prospect), ...rescues(sight)];
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
        spots: [(room.tile.back ? `${cell}+` : cell) as Spot],
        cost: symbols(offer.symbol, offer.need),
        pooled: true,
        worth: gemsWorth(sight, team, offer.gems) - Math.max(0, most - offer.gems) * waste,
        command: { type: 'activate', gems: offer.gems },
        untilGems: cell as Cell,
      });
  }
  return jobs;
};

const discoveries = ({ view, map }: Sight, { laid, unseen, wanted }: Prospect): readonly Job[] => {
  if (view.stack.size === 0 || view.drawn) return [];
  const worth = map.exit === undefined ? WORTH.roomBeforeExit : laid < wanted && unseen > 0 ? WORTH.roomForGems : 0;
  if (worth === 0) return [];
  const cells = new Set<string>();
  return map.doorways.flatMap(({ spot, side, cell, openness }): Job[] => {
    const name = `${spot}${cell}`;
    if (cells.has(name)) return [];
    cells.add(name);
    return [
      {
        id: `discover ${spot} ${side}`,
        spots: [spot],
        cost: ['A', 'A'],
        pooled: false,
        worth: worth * (0.7 + 0.1 * openness),
        command: { type: 'discover', side },
        untilLaid: cell,
      },
    ];
  });
};

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

export const symbols = (symbol: Face, count: number): readonly Face[] => new Array<Face>(count).fill(symbol);
