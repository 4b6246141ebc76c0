import { dressed, type Edges, mix, rect, strokes } from '../../../../ui/art/pen.ts';
import { type Box, boxAt, DOOR_FROM, DOOR_TO, SIDES, type Side, WALL } from '../../../../ui/art/sides.ts';

/** Dressed blocks along every side, cut at the openings. */
export const walls = (isOpen: (side: Side) => boolean, looks: () => number): string => {
  const edges: Edges = { lit: '', dark: '' };
  let out = '';
  for (const side of SIDES) {
    const across = side === 'N' || side === 'S';
    const runs: readonly (readonly [number, number])[] = isOpen(side)
      ? [
          [0, DOOR_FROM],
          [DOOR_TO, 100],
        ]
      : [[0, 100]];
    for (const [from, to] of runs) {
      const end = across ? to : Math.min(to, 100 - WALL);
      for (let at = across ? from : Math.max(from, WALL), length = 0; at < end - 0.1; at += length) {
        length = (across ? 13 : 12) + looks() * 9;
        if (end - at - length < 8) length = end - at;
        out += dressed(boxAt(side, at, at + length, [0, WALL]), mix('#3a404b', '#2c313a', looks()), edges, 0.35);
      }
    }
  }
  return out + strokes(edges, '#cfd6e2', [0.22, 0.42]);
};

const INNER_AT: { readonly [S in Side]: number } = { N: 41, S: 49, W: 44, E: 46 };

/** The wall of a double room, across the axis of its stairs; drawn above the light. */
export const innerWall = (stair: Side, looks: () => number): string => {
  const level = stair === 'N' || stair === 'S';
  const at = INNER_AT[stair];
  const edges: Edges = { lit: '', dark: '' };
  let out = level
    ? rect([10, at + 10, 80, 9], 'url(#sv)') + rect([10, at + 10, 80, 3], '#1b1e24')
    : rect([at + 10, 10, 10, 80], 'url(#sh)');
  for (let p = WALL - 1, length = 0; p < 90.9; p += length) {
    length = 12 + looks() * 8;
    if (91 - p - length < 8) length = 91 - p;
    const box: Box = level ? [p, at, length, 10] : [at, p, 10, length];
    out += dressed(box, mix('#434a56', '#343a45', looks()), edges, 0.35);
  }
  return out + strokes(edges, '#cfd6e2', [0.26, 0.42]);
};
