import { mix, r1 } from './pen.ts';
import { looksOf } from './rng.ts';

/** The gate of the temple in the dark, one light inside; built from blocks. The wall goes on to both sides. */
export const GATE = { width: 1052, height: 900, base: 804, gate: 150, tall: 232 } as const;

let picture: string | undefined;
export const gatePicture = (): string => {
  picture ??= `data:image/svg+xml,${encodeURIComponent(draw())}`;
  return picture;
};

type Block = readonly [x: number, y: number, w: number, h: number, colour: string];

/** Many blocks at once: the light on all their edges is one line, and so is the shade. */
const blocks = (all: readonly Block[]): string =>
  all
    .map(([x, y, w, h, colour]) => {
      const place = `x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}"`;
      return `<rect ${place} rx="2" fill="${colour}"/>`;
    })
    .join('') +
  edges(
    all.map(([x, y, w, h]) => `M${r1(x + 1)} ${r1(y + h - 1)}V${r1(y + 1)}h${r1(w - 2)}`),
    'stroke="#ffe9c4" stroke-opacity=".13"',
  ) +
  edges(
    all.map(([x, y, w, h]) => `M${r1(x + 1)} ${r1(y + h - 0.7)}h${r1(w - 2)}v${r1(-h + 2)}`),
    'stroke="#000" stroke-opacity=".45"',
  );

const edges = (lines: readonly string[], stroke: string): string =>
  `<path d="${lines.join('')}" fill="none" ${stroke} stroke-width="1.4"/>`;

const block = (...one: Block): string => blocks([one]);

const draw = (): string => {
  const { width, height, base, gate, tall } = GATE;
  const cx = width / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${LIGHTS}</defs>` +
    courses() +
    `<ellipse cx="${cx}" cy="${base - 100}" rx="330" ry="300" fill="url(#hg)"/>` +
    `<rect x="${cx - gate / 2}" y="${base - tall}" width="${gate}" height="${tall}" fill="url(#hi)"/>` +
    jamb(cx - gate / 2 - 34) +
    jamb(cx + gate / 2 - 2) +
    block(cx - gate / 2 - 54, base - tall - 34, gate + 108, 34, '#6d5436') +
    block(cx - gate / 2 - 36, base - tall - 62, gate + 72, 28, '#574430') +
    block(cx - gate / 2 - 12, base - tall - 84, gate + 24, 22, '#42362a') +
    stairs() +
    [cx - 144, cx + 144].map(x => `<circle cx="${x}" cy="${base - 176}" r="84" fill="url(#hg)"/>`).join('') +
    `<path d="M${cx - gate / 2} ${base}L${cx - gate / 2 - 90} ${base + 100}H${cx + gate / 2 + 90}L${cx + gate / 2} ${base}Z" fill="#ffd795" fill-opacity=".16"/>` +
    `<path d="M${cx + 30} ${base - tall - 62}l-10 18 12 12 -8 14 10 18" fill="none" stroke="#1a120a" stroke-width="3"/>` +
    falling() +
    '</svg>'
  );
};

/** Wall courses, lit near the gate. */
const courses = (): string => {
  const { width, base, gate, tall } = GATE;
  const cx = width / 2;
  const looks = looksOf('hero');
  const laid: Block[] = [];
  for (let y = 0, row = 0; y < base; y += 34, row++) {
    for (let x = -20 - (row % 2) * 26, w = 0; x < width; x += w) {
      w = 44 + looks() * 34;
      const middle = x + w / 2;
      const far = Math.hypot((middle - cx) / 230, (y + 17 - (base - 110)) / 230);
      const isGate = Math.abs(middle - cx) < gate / 2 + w / 2 - 6 && y > base - tall;
      const stone = mix('#15181d', '#20242b', looks());
      if (!isGate) laid.push([x, y, w - 2, 32, mix(stone, '#a06a33', Math.min(0.72, Math.max(0, 1 - far) * 0.86))]);
    }
  }
  return blocks(laid);
};

const jamb = (x: number): string => {
  const { base, tall } = GATE;
  return Array.from({ length: 6 }, (_, k) =>
    block(x, base - tall + k * 38.6, 36, 37.6, mix('#4a3c2e', '#86683f', k / 6)),
  ).join('');
};

const stairs = (): string => {
  const { width, base, gate } = GATE;
  const cx = width / 2;
  const inside = Array.from({ length: 6 }, (_, i) => {
    const w = gate - 14 - i * 14;
    const y = base - 12 - i * 13;
    return `<rect x="${cx - w / 2}" y="${y}" width="${w}" height="13" fill="${mix('#b98443', '#ffe2a8', i / 5)}"/><rect x="${cx - w / 2}" y="${y + 10}" width="${w}" height="3" fill="#6b3f12" fill-opacity=".5"/>`;
  });
  const before = Array.from({ length: 5 }, (_, i) => {
    const w = gate + 120 + i * 96;
    const y = base + i * 20;
    return `<rect x="${cx - w / 2}" y="${y}" width="${w}" height="20" fill="${mix('#8a6438', '#1b1a1b', i / 4.2)}"/><rect x="${cx - w / 2}" y="${y}" width="${w}" height="2.4" fill="#ffe2ab" fill-opacity="${0.5 - i * 0.09}"/><rect x="${cx - w / 2}" y="${y + 15}" width="${w}" height="5" fill="#000" fill-opacity=".35"/>`;
  });
  return [...inside, ...before].join('');
};

const falling = (): string => {
  const looks = looksOf('dust');
  return Array.from({ length: 34 }, () => {
    const [x, y, size] = [40 + looks() * 972, 300 + looks() * 200, 3 + looks() * 9];
    let d = '';
    for (let k = 0; k < 5; k++) {
      const angle = (k * 72 + looks() * 40) / 57.3;
      const reach = size * (0.7 + looks() * 0.5);
      d += `${k ? 'L' : 'M'}${r1(x + reach * Math.cos(angle))} ${r1(y + reach * Math.sin(angle))}`;
    }
    const colour = mix('#2a2d33', '#7a5a36', looks() * 0.6);
    return Math.abs(x - GATE.width / 2) < 130 ? '' : `<path d="${d}Z" fill="${colour}"/>`;
  }).join('');
};

const LIGHTS =
  '<radialGradient id="hg"><stop offset="0" stop-color="#ffbe67" stop-opacity=".75"/><stop offset=".45" stop-color="#ff8f35" stop-opacity=".2"/><stop offset="1" stop-color="#ff8f35" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="hi" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7b558"/><stop offset=".5" stop-color="#ffe3a6"/><stop offset="1" stop-color="#fff6df"/></linearGradient>';
