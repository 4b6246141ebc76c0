import type { Seat } from '@templefall/kernel';
import { freeBox, mapOf, othersFrom, playerOf } from './questions.ts';
import type { State } from './state.ts';
import { type Face, MAP_SIDES, MAPS, type MapId, type MapSide } from './vocabulary.ts';

/** A place on somebody's map where a die could be crossed. */
export interface Use {
  readonly seat: Seat;
  readonly map: MapId;
  readonly side: MapSide;
  /** Whether this one cross completes the side. */
  readonly completes: boolean;
}

/** Where the team mates of the player in turn, in the order in which they will take from the pool, could cross a face. */
export const usesOf = (state: State, face: Face): readonly Use[] =>
  othersFrom(state, state.active).flatMap(seat => usesFor(state, seat, face));

export const usesFor = (state: State, seat: Seat, face: Face): readonly Use[] => {
  const player = playerOf(state, seat);
  return MAPS.flatMap(map =>
    MAP_SIDES.filter(side => freeBox(player, map, side, face) !== undefined).map(side => ({
      seat,
      map,
      side,
      completes: mapOf(player, map)[side].filter(crossed => !crossed).length === 1,
    })),
  );
};
