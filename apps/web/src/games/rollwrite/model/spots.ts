import type { Seat } from '@templefall/kernel';
import { type Face, MAP_SIDES, type Spot, type State, usesFor } from '@templefall/rollwrite';

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
        Number(other.completes) - Number(one.completes) ||
        crossed(state, who, other) - crossed(state, who, one) ||
        MAP_SIDES.indexOf(one.side) - MAP_SIDES.indexOf(other.side),
    )[0];
    if (best) taken.push({ face, map: best.map, side: best.side });
  }
  return taken;
};

const crossed = (state: State, who: Seat, { map, side }: Pick<Spot, 'map' | 'side'>): number =>
  state.players[who]?.maps[map - 1]?.[side].filter(Boolean).length ?? 0;
