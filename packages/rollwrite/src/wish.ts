import { isOneOf, MAP_SIDES, MAPS, type MapId, type MapSide, type RoomSymbol, SYMBOLS } from './vocabulary.ts';

/** [WX7] A standing wish: this face for that map; without a side the bonus side comes first. */
export interface Wish {
  readonly face: RoomSymbol;
  readonly map: MapId;
  readonly side?: MapSide;
}

/** As many as there are symbols on all maps of a sheet: nobody can wish for more. */
export const MOST_WISHES = 36;

/** `torch:1`, `torch:1:gem`. */
export const parseWish = (text: string): Wish | undefined => {
  const [face, number, side, ...rest] = text.split(':');
  const map = MAPS.find(one => String(one) === number);
  if (!isOneOf(SYMBOLS, face) || map === undefined || rest.length > 0) return undefined;
  if (side === undefined) return { face, map };
  return isOneOf(MAP_SIDES, side) ? { face, map, side } : undefined;
};

export const printWish = ({ face, map, side }: Wish): string => `${face}:${map}${side === undefined ? '' : `:${side}`}`;
