import type { Seat } from '@templefall/kernel';
import { symbolsOf } from './content/maps.ts';
import { without } from './dice.ts';
import { mapOf, playerOf } from './questions.ts';
import type { Player, Spot, State } from './state.ts';
import { type Face, MAP_SIDES } from './vocabulary.ts';
import type { Wish } from './wish.ts';

export const wishesOf = ({ wishes }: State, who: Seat): readonly Wish[] =>
  wishes.find(({ seat }) => seat === who)?.list ?? [];

/** A pick from the pool, and where each of its dice is to be crossed. */
export interface Pick {
  readonly faces: readonly Face[];
  readonly spots: readonly Spot[];
}

/** [WX7] What a seat's wishes would take from the pool if it were its pick; undefined if they can fill nothing. */
export const wishedPick = (state: State, who: Seat): Pick | undefined => {
  const place = state.takers.indexOf(who);
  const after = state.takers.length - 1 - Math.max(place, 0);
  const spots: Spot[] = [];
  let pool = state.pool;
  // [WP2] A second die only if one is left for every player still to choose.
  while (spots.length < (state.pool.length - 2 < after ? 1 : 2)) {
    const spot = firstSpot(state, who, { pool, filled: spots });
    if (!spot) break;
    pool = without(pool, [spot.face]) ?? pool;
    spots.push(spot);
  }
  return spots.length === 0 ? undefined : { faces: spots.map(({ face }) => face), spots };
};

const firstSpot = (
  state: State,
  who: Seat,
  { pool, filled }: { readonly pool: readonly Face[]; readonly filled: readonly Spot[] },
): Spot | undefined => {
  const player = playerOf(state, who);
  for (const { face, map, side: wanted } of wishesOf(state, who)) {
    if (!pool.includes(face)) continue;
    const side = MAP_SIDES.filter(one => wanted === undefined || one === wanted).find(
      one => !isFilled(player, filled, { face, map, side: one }),
    );
    if (side) return { face, map, side };
  }
  return undefined;
};

/** Whether all free boxes of a side that show the face are spoken for. */
const isFilled = (player: Player, filled: readonly Spot[], { face, map, side }: Spot): boolean => {
  const marks = mapOf(player, map);
  const free = symbolsOf(map, side).filter((symbol, index) => symbol === face && !marks[side][index]).length;
  const taken = filled.filter(one => one.face === face && one.map === map && one.side === side).length;
  return marks.closed || taken >= free;
};
