import type { Seat } from '@templefall/kernel';
import {
  type Face,
  isComplete,
  MAPS,
  type MapId,
  type MapSide,
  mapOf,
  playerOf,
  type RoomSymbol,
  type State,
  symbolsOf,
  TREASURE_MAPS,
  type Track,
  usesFor,
} from '@templefall/rollwrite';

/** One symbol of a treasure map. */
export interface MapBox {
  readonly face: RoomSymbol;
  readonly isCrossed: boolean;
}

/** One treasure map, as it stands. */
export interface MapView {
  readonly map: MapId;
  readonly reward: Track | 'joker';
  readonly bonus: readonly MapBox[];
  readonly gem: readonly MapBox[];
  /** How it was cashed in, if it was. */
  readonly closed?: 'withGem' | 'withoutGem';
  /** It can be cashed in. */
  readonly isReady: boolean;
}

export const mapsOf = (state: State, seat: Seat): readonly MapView[] => {
  const player = playerOf(state, seat);
  return MAPS.map(map => {
    const marks = mapOf(player, map);
    const side = (one: MapSide): readonly MapBox[] =>
      symbolsOf(map, one).map((face, box) => ({ face, isCrossed: marks[one][box] ?? false }));
    return {
      map,
      reward: TREASURE_MAPS[map].reward,
      bonus: side('bonus'),
      gem: side('gem'),
      ...(marks.closed && { closed: isComplete(marks, 'gem') ? ('withGem' as const) : ('withoutGem' as const) }),
      isReady: !marks.closed && isComplete(marks, 'bonus'),
    };
  });
};

/** What a die is good for on somebody's maps. */
export interface DieUse {
  /** It crosses something off. */
  readonly isUseful: boolean;
  /** The side it would complete, the most valuable first. */
  readonly completes?: { readonly map: MapId; readonly side: MapSide; readonly closes: boolean };
}

/** What a die would do on a player's maps; a map that it closes is worth most, then a bonus side, then a gem side. */
export const useOfDie = (state: State, seat: Seat, face: Face): DieUse => {
  const uses = usesFor(state, seat, face);
  const completed = uses
    .filter(({ completes }) => completes)
    .map(({ map, side }) => {
      const other = side === 'bonus' ? 'gem' : 'bonus';
      return { map, side, closes: isComplete(mapOf(playerOf(state, seat), map), other) };
    })
    .toSorted((one, two) => worth(two) - worth(one));
  return { isUseful: uses.length > 0, ...(completed[0] && { completes: completed[0] }) };
};

const worth = ({ side, closes }: { readonly side: MapSide; readonly closes: boolean }): number =>
  (closes ? 4 : 0) + (side === 'bonus' ? 2 : 1);

/** What that brings: the reward once the bonus side is full, the gem with both. */
export const rewardsOf = ({
  map,
  side,
  closes,
}: NonNullable<DieUse['completes']>): readonly (Track | 'joker' | 'gem')[] => [
  ...(side === 'bonus' || closes ? [TREASURE_MAPS[map].reward] : []),
  ...(closes ? (['gem'] as const) : []),
];
