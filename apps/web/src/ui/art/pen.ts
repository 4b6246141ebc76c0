import type { Box } from './sides.ts';

/** Drawing in strings: used for what is rendered once and kept as a picture. */
export const r1 = (n: number): number => +n.toFixed(1);

export const rect = ([x, y, w, h]: Box, fill: string, more = ''): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}" ${more}/>`;

/** A colour between two, both written as #rrggbb. */
export const mix = (a: string, b: string, t: number): string =>
  `#${[1, 3, 5]
    .map(i =>
      Math.round(Number.parseInt(a.slice(i, i + 2), 16) * (1 - t) + Number.parseInt(b.slice(i, i + 2), 16) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A stone of dressed masonry: dark joint, body, lit upper-left edge, dark lower-right edge. */
export interface Edges {
  lit: string;
  dark: string;
}
export const dressed = ([x, y, w, h]: Box, colour: string, edges: Edges, inset: number): string => {
  edges.lit += `M${r1(x + 0.8)} ${r1(y + h - 0.8)}V${r1(y + 0.8)}H${r1(x + w - 0.8)}`;
  edges.dark += `M${r1(x + 0.8)} ${r1(y + h - 0.8)}H${r1(x + w - 0.8)}V${r1(y + 0.8)}`;
  return rect([x, y, w, h], '#16191e') + rect([x + inset, y + inset, w - 2 * inset, h - 2 * inset], colour, 'rx="1"');
};

export const strokes = (
  { lit, dark }: Edges,
  light: string,
  [litAlpha, darkAlpha]: readonly [number, number],
): string =>
  `<path d="${lit}" fill="none" stroke="${light}" stroke-opacity="${litAlpha}" stroke-width=".8"/>` +
  `<path d="${dark}" fill="none" stroke="#000" stroke-opacity="${darkAlpha}" stroke-width=".8"/>`;

/** A rough stone of six corners. */
export const rubble = ([x, y]: readonly [number, number], radius: number, looks: () => number): string => {
  let d = '';
  for (let k = 0; k < 6; k++) {
    const angle = ((k * 60 + looks() * 28) * Math.PI) / 180;
    const reach = radius * (0.82 + looks() * 0.3);
    d += `${k ? 'L' : 'M'}${r1(x + reach * Math.cos(angle))} ${r1(y + reach * Math.sin(angle))}`;
  }
  return `${d}Z`;
};
