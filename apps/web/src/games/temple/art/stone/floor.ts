import { mix, r1, rect } from '../../../../ui/art/pen.ts';
import { DOOR_FROM, DOOR_TO, WALL } from '../../../../ui/art/sides.ts';
import type { RoomKind } from '../roomArt.ts';

const HUE: { readonly [K in RoomKind]?: string } = { exit: '#75603f', start: '#6a5b47', illusion: '#4d5a60' };

/** Irregular flagstones; their tint tells the kind of room. */
export const floor = (looks: () => number, kind: RoomKind): string => {
  let out = rect([WALL - 1, WALL - 1, 82, 82], '#2a2521');
  let lit = '';
  let dark = '';
  const hue = HUE[kind] ?? '#5f5346';
  for (let y = WALL, h = 0; y < 90; y += h) {
    h = 13 + looks() * 9;
    if (90 - y - h < 9) h = 90 - y;
    for (let x = WALL, w = 0; x < 90; x += w) {
      w = 12 + looks() * 17;
      if (90 - x - w < 9) w = 90 - x;
      const ground = looks() < 0.5 ? '#4a4139' : '#7a6a55';
      out += rect([x + 0.5, y + 0.5, w - 1, h - 1], mix(ground, hue, 0.45 + looks() * 0.5), 'rx="1.3"');
      lit += `M${r1(x + 0.9)} ${r1(y + h - 1.4)}V${r1(y + 0.95)}H${r1(x + w - 1.2)}`;
      dark += `M${r1(x + 1.2)} ${r1(y + h - 0.9)}H${r1(x + w - 0.9)}V${r1(y + 1.2)}`;
      if (looks() < 0.2) {
        const crack = x + w * (0.3 + looks() * 0.4);
        dark += `M${r1(crack)} ${r1(y + 0.6)}l${r1(looks() * 4 - 2)} ${r1(h * 0.3)} ${r1(looks() * 5 - 2.5)} ${r1(h * 0.3)}`;
      }
    }
  }
  return (
    out +
    `<path d="${lit}" fill="none" stroke="#ffeccb" stroke-opacity=".15" stroke-width=".7"/>` +
    `<path d="${dark}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width=".7"/>`
  );
};

const FIGURES = [
  'M50 34L66 50L50 66L34 50ZM50 41L59 50L50 59L41 50Z',
  'M50 33A17 17 0 1 0 50.01 33M50 40A10 10 0 1 0 50.01 40M33 50H40M60 50H67M50 33V40M50 60V67',
  'M36 36H64V64H36ZM42 42H58V58H42ZM36 36L42 42M64 36L58 42M64 64L58 58M36 64L42 58',
  'M50 50m0 0c0 -4 6 -4 6 1c0 7 -12 7 -12 -2c0 -11 19 -11 19 3c0 15 -27 14 -27 -4',
  'M50 32L54.6 45.4L68 50L54.6 54.6L50 68L45.4 54.6L32 50L45.4 45.4Z',
] as const;

/** A figure carved into the floor of plain rooms. */
export const inlay = (looks: () => number): string => {
  const figure = FIGURES[Math.floor(looks() * FIGURES.length)];
  return (
    `<path d="${figure}" fill="none" stroke="#1c1815" stroke-opacity=".5" stroke-width="1.5"/>` +
    `<path transform="translate(.7 .9)" d="${figure}" fill="none" stroke="#ffedcc" stroke-opacity=".13"/>`
  );
};

/** The inner face of the north wall, and the shadows the north and west walls throw. */
export const shade = (openNorth: boolean): string => {
  const face = (x: number, w: number): string =>
    rect([x, WALL, w, 5.2], '#1f2228') +
    rect([x, WALL + 4.4, w, 0.8], '#000', 'fill-opacity=".45"') +
    `<path d="M${x} ${WALL + 2.4}H${x + w}" stroke="#000" stroke-opacity=".4" stroke-width=".5"/>`;
  return (
    (openNorth ? face(WALL, DOOR_FROM - WALL) + face(DOOR_TO, 90 - DOOR_TO) : face(WALL, 80)) +
    rect([WALL, WALL, 80, 14], 'url(#sv)') +
    rect([WALL, WALL, 11, 80], 'url(#sh)') +
    rect([79, WALL, 11, 80], 'url(#sh2)')
  );
};
