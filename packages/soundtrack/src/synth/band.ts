import { grouped, type Millis } from '@templefall/kit';
import type { Note } from '../score/note.ts';
import { createHall, RINGS_ON, type Stereo } from './hall.ts';
import { RATE, type Signal } from './signal.ts';
import { baseOf, VOICES, type VoiceName } from './voices.ts';

/** Notes that begin in one stretch of a piece, counted from its beginning. */
export interface Stretch {
  readonly notes: readonly Note[];
  readonly length: Millis;
  /** Nothing rings over from before. */
  readonly isFirst: boolean;
}

/** Plays notes together in the hall and keeps the samples it has needed so far. */
export interface Band {
  /** Notes by themselves, until the last has died away. */
  readonly mix: (notes: readonly Note[]) => Stereo;
  /**
   * One stretch of a piece after the other, each with what rings over from those before it. It fades out a moment past its
   * end, while what rings on fades in in the next: between two that are placed a little apart there is no click.
   */
  readonly goOn: (stretch: Stretch) => Stereo;
}

/** Samples over which stretches meet. */
const SEAM = RATE / 50;

/**
 * Notes are mixed before they sound, a bar at a time: a few sums a sample, where a browser's graph with a node for every
 * source, level and place takes many times as long.
 */
export const createBand = (): Band => {
  const made = new Map<string, Signal>();
  const sampleOf = (voice: VoiceName, base: number): Signal => {
    const key = `${voice} ${base}`;
    const sample = made.get(key) ?? VOICES[voice].make(base);
    made.set(key, sample);
    return sample;
  };
  const partsOf = (notes: readonly Note[]): readonly Part[] =>
    notes.map(note => partOf(note, sampleOf(note.voice, baseOf(VOICES[note.voice], note.pitch))));

  let hall = createHall();
  let over = linesOf(0);
  let seam: Stereo = over;
  return {
    mix: notes => {
      const parts = partsOf(notes);
      const lines = linesOf(endOf(parts) + Math.round(RINGS_ON * RATE));
      playAll(parts, lines);
      createHall().add(lines, lines.sent, even(lines.sent.length));
      for (const ear of EARS) fadeOut(lines[ear], RATE / 5);
      return { left: lines.left, right: lines.right };
    },
    goOn: ({ notes, length, isFirst }) => {
      if (isFirst) {
        hall = createHall();
        over = linesOf(0);
        seam = over;
      }
      const parts = partsOf(notes);
      const end = even((length / 1000) * RATE);
      const lines = linesOf(Math.max(end + SEAM, over.sent.length, endOf(parts)));
      for (const line of LINES) lines[line].set(over[line]);
      playAll(parts, lines);
      over = { left: lines.left.subarray(end), right: lines.right.subarray(end), sent: lines.sent.subarray(end) };
      const ears = { left: lines.left.slice(0, end + SEAM), right: lines.right.slice(0, end + SEAM) };
      hall.add(ears, lines.sent, end);
      const beyond = { left: ears.left.subarray(end), right: ears.right.subarray(end) };
      hall.copy().add(beyond, over.sent, SEAM);
      for (const ear of EARS) {
        // The stretch before has played this much of it already.
        seam[ear].forEach((value, i) => {
          ears[ear][i] = (ears[ear][i] ?? 0) - value;
        });
        fadeOut(ears[ear], SEAM);
      }
      seam = { left: ears.left.slice(end), right: ears.right.slice(end) };
      return ears;
    },
  };
};

const EARS = ['left', 'right'] as const;
const LINES = [...EARS, 'sent'] as const;
type Lines = { readonly [line in (typeof LINES)[number]]: Signal };
const linesOf = (length: number): Lines => ({
  left: new Float32Array(even(length)),
  right: new Float32Array(even(length)),
  sent: new Float32Array(even(length)),
});
const even = (length: number): number => 2 * Math.round(length / 2);
const endOf = (parts: readonly Part[]): number => parts.reduce((latest, { to }) => Math.max(latest, to), 0);

const playAll = (parts: readonly Part[], lines: Lines): void => {
  for (const [voice, own] of grouped(parts, part => part.voice)) spread(voice, lineOf(own), lines);
};

const fadeOut = (signal: Signal, length: number): void => {
  const from = Math.max(0, signal.length - length);
  for (let i = from; i < signal.length; i++) signal[i] = ((signal[i] ?? 0) * (signal.length - i)) / length;
};

/** A note in samples: where it begins, is full, is let go and ends. */
interface Part {
  readonly voice: VoiceName;
  readonly sample: Signal;
  readonly speed: number;
  readonly level: number;
  readonly from: number;
  readonly full: number;
  readonly letGo: number;
  readonly to: number;
  /** What is left of it from one sample to the next once it is let go. */
  readonly falls: number;
}

const partOf = ({ voice, at, pitch, length, level }: Note, sample: Signal): Part => {
  const { sustains, attack = 0, release, ...rest } = VOICES[voice];
  const speed = 2 ** ((pitch - baseOf(rest, pitch)) / 12);
  const from = Math.round((at / 1000) * RATE);
  const full = from + Math.round(attack * RATE);
  const rungOut = sustains ? Number.POSITIVE_INFINITY : from + Math.floor((sample.length - 1) / speed);
  const letGo = release === undefined ? rungOut : Math.max(full, from + Math.round((length / 1000) * RATE));
  const to = Math.min(rungOut, letGo + Math.round((release ?? 0) * LINGERS * RATE));
  const falls = release === undefined ? 1 : Math.exp(-3 / (release * RATE));
  return { voice, sample, speed, level, from, full, letGo: Math.min(letGo, to), to, falls };
};
/** Releases after which nothing is heard of a note. */
const LINGERS = 1.5;

/** The parts of one voice, one after the other and over each other. */
interface VoiceLine {
  readonly from: number;
  readonly sound: Signal;
}

const lineOf = (parts: readonly Part[]): VoiceLine => {
  const from = parts.reduce((first, part) => Math.min(first, part.from), Number.POSITIVE_INFINITY);
  const to = parts.reduce((last, part) => Math.max(last, part.to), 0);
  const sound = new Float32Array(to - from);
  for (const part of parts) {
    const { level, full, letGo, falls } = part;
    const rise = level / Math.max(1, full - part.from);
    const reader = { position: 0, level: full > part.from ? 0 : level };
    play(sound, part, reader, { from: part.from - from, to: Math.min(full, part.to) - from, rise, falls: 1 });
    play(sound, part, reader, { from: full - from, to: letGo - from, rise: 0, falls: 1 });
    play(sound, part, reader, { from: letGo - from, to: part.to - from, rise: 0, falls });
  }
  return { from, sound };
};

interface Reader {
  position: number;
  level: number;
}

/** One stretch of a note: rising, held or falling. Written out, as all loops over samples: here the time goes. */
const play = (
  sound: Signal,
  { sample, speed }: Part,
  reader: Reader,
  {
    from,
    to,
    rise,
    falls,
  }: { readonly from: number; readonly to: number; readonly rise: number; readonly falls: number },
): void => {
  const { length } = sample;
  let { position, level } = reader;
  for (let i = from; i < to; i++) {
    const whole = Math.floor(position);
    const here = sample[whole] ?? 0;
    const next = sample[whole + 1 === length ? 0 : whole + 1] ?? 0;
    sound[i] = (sound[i] ?? 0) + level * (here + (position - whole) * (next - here));
    level = level * falls + rise;
    position += speed;
    if (position >= length) position -= length;
  }
  reader.position = position;
  reader.level = level;
};

/** Puts a voice at its place in the hall: as loud wherever it stands. */
const spread = (name: VoiceName, { from, sound }: VoiceLine, to: Lines): void => {
  const { pan = 0, hall } = VOICES[name];
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
  const toHall = (hall * (toLeft + toRight)) / 2;
  const { left, right, sent } = to;
  for (let i = 0; i < sound.length; i++) {
    const value = sound[i] ?? 0;
    left[from + i] = (left[from + i] ?? 0) + toLeft * value;
    right[from + i] = (right[from + i] ?? 0) + toRight * value;
    sent[from + i] = (sent[from + i] ?? 0) + toHall * value;
  }
};
