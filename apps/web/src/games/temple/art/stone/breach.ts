import { mix, r1, rubble } from '../../../../ui/art/pen.ts';
import { pointAt, type Side } from '../../../../ui/art/sides.ts';

type Outline = readonly (readonly [along: number, depth: number])[];

const HOLE: Outline = [
  [34, -0.5],
  [37, 3],
  [34.6, 6.4],
  [38.6, 9],
  [37, 13.4],
  [44, 11.8],
  [50, 14.6],
  [57, 12],
  [63, 13.6],
  [61.4, 9.4],
  [65.4, 6],
  [62.6, 3],
  [66, -0.5],
];
const PATH: Outline = [
  [40, -0.5],
  [41.6, 5],
  [40.4, 10],
  [46, 13.4],
  [54, 13.2],
  [59.6, 10],
  [58.4, 5],
  [60, -0.5],
];
const JOINTS: readonly Outline[] = [
  [
    [49.4, -0.5],
    [50.6, -0.5],
    [50.6, 13.6],
    [49.4, 13.6],
  ],
  [
    [41, 6],
    [59, 6],
    [59, 7],
    [41, 7],
  ],
];
const STONES: readonly (readonly [along: number, depth: number, radius: number])[] = [
  [36.4, 1.6, 3],
  [38, 7.6, 2.6],
  [40, 12.8, 2.2],
  [63.6, 1.8, 3],
  [62, 7.8, 2.6],
  [60, 13, 2.2],
  [34.6, 14, 1.7],
  [65.6, 12.6, 1.6],
  [46, 16.6, 1.3],
];

/** A secret passage: a ragged hole through the wall, rubble at its edges, a brass stud in the middle. */
export const breach = (side: Side, looks: () => number): string => {
  const run = (outline: Outline, fill: string): string =>
    `<path d="${outline
      .map(([along, depth], i) => {
        const [x, y] = pointAt(side, along, depth);
        return `${i ? 'L' : 'M'}${r1(x)} ${r1(y)}`;
      })
      .join('')}Z" fill="${fill}"/>`;
  const [x, y] = pointAt(side, 50, 4.6);
  return (
    run(HOLE, '#0d0a07') +
    run(PATH, '#a58d68') +
    JOINTS.map(joint => run(joint, '#4b3d2b')).join('') +
    STONES.map(
      ([along, depth, radius]) =>
        `<path d="${rubble(pointAt(side, along, depth), radius, looks)}" fill="${mix('#6b7280', '#454b57', looks())}" stroke="#0b0d10" stroke-width=".8"/>`,
    ).join('') +
    `<path d="M${r1(x - 3)} ${r1(y)}L${r1(x)} ${r1(y - 3)}L${r1(x + 3)} ${r1(y)}L${r1(x)} ${r1(y + 3)}Z" fill="#e8c98a" stroke="#3a2c17" stroke-width=".8"/>`
  );
};
