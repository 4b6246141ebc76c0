/** Clockwise from the top; a room is drawn with its data already turned, never by turning the drawing. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Each room is drawn on 100 by 100 units: this is the wall, and where an opening begins and ends along a side. */
export const WALL = 10;
export const DOOR_FROM = 38;
export const DOOR_TO = 62;

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The rectangle from `a` to `b` along a side, and from depth `d0` to `d1` inwards. */
export const boxAt = (side: Side, a: number, b: number, [d0, d1]: readonly [number, number]): Box => {
  if (side === 'N') return [a, d0, b - a, d1 - d0];
  if (side === 'S') return [a, 100 - d1, b - a, d1 - d0];
  if (side === 'W') return [d0, a, d1 - d0, b - a];
  return [100 - d1, a, d1 - d0, b - a];
};

/** The point `along` a side at `depth` inwards. */
export const pointAt = (side: Side, along: number, depth: number): readonly [number, number] => {
  if (side === 'N') return [along, depth];
  if (side === 'S') return [along, 100 - depth];
  if (side === 'W') return [depth, along];
  return [100 - depth, along];
};
