import type { Seat } from '@templefall/kernel';
import {
  type Face,
  isComplete,
  MAP_SIDES,
  mapOf,
  playerOf,
  type Spot,
  type State,
  type Use,
  usesFor,
} from '@templefall/rollwrite';

/** Where chosen dice would best be crossed: what completes a side first, then the side that is nearest to it. */
export const bestSpots = (state: State, who: Seat, faces: readonly Face[]): readonly Spot[] => {
  const taken: Spot[] = [];
  for (const face of faces) {
    if (face === 'black') continue;
    const uses = usesFor(state, who, face).filter(
      ({ map, side }) => !taken.some(one => one.map === map && one.side === side && one.face === face),
    );
    const best = uses.toSorted(
      (one, other) =>
        worthOf(state, who, other) - worthOf(state, who, one) ||
        crossed(state, who, other) - crossed(state, who, one) ||
        MAP_SIDES.indexOf(one.side) - MAP_SIDES.indexOf(other.side),
    )[0];
    if (best) taken.push({ face, map: best.map, side: best.side });
  }
  return taken;
};

const crossed = (state: State, who: Seat, { map, side }: Pick<Spot, 'map' | 'side'>): number =>
  state.players[who]?.maps[map - 1]?.[side].filter(Boolean).length ?? 0;

/** A map that closes is worth most, then a side that is complete. */
const worthOf = (state: State, who: Seat, { map, side, completes }: Use): number => {
  if (!completes) return 0;
  const marks = mapOf(playerOf(state, who), map);
  return isComplete(marks, side === 'bonus' ? 'gem' : 'bonus') ? 2 : 1;
};
