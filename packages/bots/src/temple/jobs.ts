import { type Cell, type Face, frontOf, type GemOffer, type Room, type Spot } from '@templefall/temple';
import { isStuck } from './hand.ts';
import type { Job } from './job.ts';
import { distance } from './map.ts';
import type { Sight } from './sight.ts';
import { gemsWorth, keysSaved, type Prospect, prospectOf, WORTH } from './worth.ts';

/** Everything there is to do in the base game, for anybody in the team. */
export const coreJobs = (sight: Sight): readonly Job[] => {
  const prospect = prospectOf(sight);
  return [...gemJobs(sight, prospect), ...discoveries(sight, prospect), ...rescues(sight)];
};

const gemJobs = (sight: Sight, prospect: Prospect): readonly Job[] => {
  const { view } = sight;
  if (view.depot === 0) return [];
  const jobs: Job[] = [];
  for (const cell in view.rooms) {
    const room = view.rooms[cell];
    if (!room?.tile.offers || room.gems > 0) continue;
    for (const offer of room.tile.offers) jobs.push(gemJob(sight, { cell: cell as Cell, room, offer, prospect }));
  }
  return jobs;
};

interface GemPlace {
  readonly cell: Cell;
  readonly room: Room;
  readonly offer: GemOffer;
  readonly prospect: Prospect;
}

const gemJob = (sight: Sight, { cell, room, offer, prospect }: GemPlace): Job => {
  const most = room.tile.offers?.at(-1)?.gems ?? 0;
  return {
    id: `gems ${cell} ${offer.gems}`,
    spots: [room.tile.back ? (`${cell}+` as Spot) : frontOf(cell)],
    cost: new Array<Face>(offer.need).fill(offer.symbol),
    pooled: true,
    worth:
      gemsWorth(sight, offer.gems) - (Math.min(most, sight.view.depot) - offer.gems) * priceOfWaste(sight, prospect),
    command: { type: 'activate', gems: offer.gems },
    untilGems: cell,
  };
};

/** What it costs to leave a gem of a room for ever: little while there are more than enough, else a key more for all. */
const priceOfWaste = (sight: Sight, { laid, unseen, depot }: Prospect): number => {
  const spare = laid + unseen - depot;
  if (spare > 3) return 3;
  return spare > 0 ? 8 : Math.max(8, keysSaved(sight, 2 - spare));
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

export const isNear = ({ map, spot }: Sight, to: Spot, most: number): boolean => distance(map, spot, to) <= most;
