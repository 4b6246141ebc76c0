import { sectionsOf } from '@templefall/soundtrack';
import { COUNTDOWNS, CUES, type Findings, isLoudCue } from './measure.ts';
import { pngOf } from './png.ts';
import { spectrum } from './spectrum.ts';
import type { Recording } from './studio.ts';

const WIDTH = 1600;
const WAVE = 200;
const SPECTRUM = 420;
const LOUDNESS = 140;
export const PICTURE = { width: WIDTH, height: 40 + WAVE + SPECTRUM + LOUDNESS + 40 };

/** Waveform, spectrogram (60 Hz to 14 kHz, each octave as high as the next) and loudness, with sections and cues. */
export const pictureOf = (title: string, recording: Recording, from: number, findings: Findings): string => {
  const seconds = recording.left.length / recording.rate;
  const x = (game: number): number => ((game - from) / 1000 / seconds) * WIDTH;
  const sections = sectionsOf(COUNTDOWNS).map(
    ({ type, act, from: begin, to }) =>
      `<rect x="${x(begin)}" y="22" width="${x(to) - x(begin) - 1}" height="16" fill="${COLOURS[type]}"/>` +
      `<text x="${x(begin) + 3}" y="34" fill="#111">${type} ${act + 1}</text>`,
  );
  const marks = CUES.filter(isLoudCue).map(
    ({ type, at, count = 1 }) =>
      `<line x1="${x(at)}" x2="${x(at)}" y1="40" y2="${PICTURE.height - 20}" stroke="${type === 'gong' ? '#fb0' : '#f44'}" stroke-width="0.8" stroke-dasharray="3 3"/>` +
      (count === 1 ? `<text x="${x(at) + 3}" y="${PICTURE.height - 6}" fill="#ddd">${type} ${at / 1000} s</text>` : ''),
  );
  const image = `data:image/png;base64,${spectrogram(recording).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${PICTURE.height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#14171c"/>
<text x="6" y="15" fill="#eee">${title}</text>
${sections.join('')}
<path d="${waveform(recording)}" stroke="#8fb4d9" stroke-width="1" fill="none"/>
<image x="0" y="${40 + WAVE}" width="${WIDTH}" height="${SPECTRUM}" href="${image}"/>
<path d="${loudnessLine(findings)}" stroke="#9d9" stroke-width="1" fill="none"/>
${marks.join('\n')}
</svg>`;
};

const COLOURS = { exploring: '#7fa8c9', countdown: '#e06c4f', aftershock: '#8d8fa6', lastMinute: '#e0b24f' } as const;

const waveform = ({ left, right }: Recording): string => {
  const span = left.length / WIDTH;
  return Array.from({ length: WIDTH }, (_, column) => {
    let low = 0;
    let high = 0;
    for (let i = Math.floor(column * span); i < (column + 1) * span; i++) {
      const value = ((left[i] ?? 0) + (right[i] ?? 0)) / 2;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
    const y = (value: number): string => (40 + WAVE / 2 - (value * WAVE) / 2).toFixed(1);
    return `M${column} ${y(high)}V${y(low)}`;
  }).join('');
};

const loudnessLine = ({ loudness: { momentary } }: Findings): string => {
  const top = 40 + WAVE + SPECTRUM;
  return Array.from({ length: WIDTH }, (_, column) => {
    const value = momentary[Math.floor((column / WIDTH) * momentary.length)] ?? -60;
    return `${column === 0 ? 'M' : 'L'}${column} ${(top + (Math.max(-40, Math.min(0, value)) / -40) * LOUDNESS).toFixed(1)}`;
  }).join('');
};

const SIZE = 4096;

const spectrogram = ({ left, right, rate }: Recording): Buffer => {
  const pixels = new Uint8Array(WIDTH * SPECTRUM * 3);
  for (let column = 0; column < WIDTH; column++) {
    const middle = Math.round(((column + 0.5) / WIDTH) * left.length);
    const shape = spectrum(
      Float64Array.from({ length: SIZE }, (_, i) => {
        const at = middle - SIZE / 2 + i;
        return ((left[at] ?? 0) + (right[at] ?? 0)) / 2;
      }),
    );
    for (let row = 0; row < SPECTRUM; row++) {
      const frequency = 60 * (14_000 / 60) ** (1 - row / SPECTRUM);
      const level = shape[Math.round((frequency / rate) * SIZE)] ?? -140;
      const heat = Math.max(0, Math.min(1, (level + 95) / 70));
      pixels.set(flame(heat), (row * WIDTH + column) * 3);
    }
  }
  return pngOf(WIDTH, SPECTRUM, pixels);
};

/** Black, violet, red, amber, white. */
const flame = (heat: number): readonly [number, number, number] => [
  255 * Math.min(1, heat * 1.7),
  255 * Math.max(0, Math.min(1, heat * 2 - 0.75)),
  255 * Math.max(0, heat < 0.45 ? heat * 1.1 : heat < 0.8 ? 0.9 - heat * 0.9 : heat * 4 - 3.02),
];
