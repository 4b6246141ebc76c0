import { addRinging } from './modal.ts';
import {
  above,
  add,
  below,
  finished,
  gliding,
  hertz,
  noise,
  RATE,
  type Signal,
  scaled,
  shaped,
  silence,
} from './signal.ts';

/** A plucked string: a burst of noise that runs round a loop and loses its edge at every turn. */
export const lute = (pitch: number): Signal => {
  const signal = silence(2.4);
  const period = RATE / hertz(pitch) - 0.5;
  const whole = Math.floor(period);
  const part = period - whole;
  const pick = below(noise(30), 3800);
  const line = new Float32Array(whole + 1).map(pick);
  let at = 0;
  let last = 0;
  add(signal, () => {
    const here = line[at] ?? 0;
    const next = line[(at + 1) % line.length] ?? 0;
    const out = here + part * (next - here);
    line[at] = 0.9965 * (0.5 * out + 0.5 * last);
    last = out;
    at = (at + 1) % line.length;
    return out;
  });
  return finished(signal, 0.3);
};

/** A reed flute: breath first, then the tone, and a vibrato that comes late. */
export const flute = (pitch: number): Signal => {
  const signal = silence(4);
  const base = hertz(pitch);
  const vibrato = (t: number): number =>
    1 + 0.006 * Math.min(1, Math.max(0, t - 0.3) / 0.6) * Math.sin(2 * Math.PI * 5.1 * t);
  const swell =
    (rise: number) =>
    (t: number): number =>
      1 - Math.exp(-t / rise);
  [1, 0.32, 0.2, 0.06, 0.03].forEach((level, i) => {
    add(
      signal,
      scaled(
        shaped(
          gliding(t => base * (i + 1) * vibrato(t)),
          swell(0.05 + 0.03 * i),
        ),
        level,
      ),
    );
  });
  add(
    signal,
    scaled(
      shaped(above(below(noise(31), base * 3), base), t => 0.5 * swell(0.02)(t) + 0.5 * Math.exp(-t / 0.05)),
      0.35,
    ),
  );
  return finished(signal, 0.4);
};

/** The opening cry: a conch, blown hard, that leaps a fifth. */
export const conch = (pitch: number): Signal => {
  const signal = silence(2.6);
  const base = hertz(pitch);
  const leap = (t: number): number => base * 1.5 ** (1 / (1 + Math.exp(-(t - 0.5) * 34)));
  const wobble = (t: number): number => 1 + 0.004 * Math.sin(2 * Math.PI * 4.7 * t);
  const breath = (t: number): number => Math.min(1, t / 0.03) * (t < 1.6 ? 1 : Math.exp(-(t - 1.6) / 0.25));
  for (let overtone = 1; overtone <= 9; overtone++) {
    const level = overtone ** -1.15;
    // Louder means brighter: the upper overtones come later and go earlier.
    const course = (t: number): number => breath(t) ** (0.6 + 0.4 * overtone) * Math.min(1, t / (0.02 * overtone));
    add(
      signal,
      scaled(
        shaped(
          gliding(t => leap(t) * overtone * wobble(t)),
          course,
        ),
        level,
      ),
    );
  }
  add(
    signal,
    scaled(
      shaped(above(below(noise(32), 2200), 500), t => 0.3 * breath(t) + 2 * Math.exp(-t / 0.02)),
      0.25,
    ),
  );
  return finished(signal, 0.2);
};

/** For small children the cry is a cuckoo of a flute, two notes. */
export const softCry = (pitch: number): Signal => {
  const signal = silence(1.6);
  const base = hertz(pitch);
  const course = (t: number): number => Math.min(1, t / 0.03) * Math.exp(-Math.max(0, t - 0.5) / 0.3);
  [1, 0.25, 0.08].forEach((level, i) => {
    add(
      signal,
      scaled(
        shaped(
          gliding(t => base * (i + 1) * (t < 0.35 ? 1 : 1.5)),
          course,
        ),
        level,
      ),
    );
  });
  return finished(signal, 0.2);
};

/** Sustained sounds are rings of this many seconds: every tone in them makes whole turns in it, so the ends meet. */
const LOOP_SECONDS = 4;

/** Bowed and blown low strings under a vault. */
export const drone = (pitch: number): Signal =>
  ring(pitch, [
    [1, 1],
    [2, 0.62],
    [3, 0.4],
    [4, 0.2],
    [5, 0.13],
    [6, 0.08],
    [8, 0.05],
  ]);

/** Warm strings: the pad of the lamplit track. */
export const strings = (pitch: number): Signal =>
  ring(pitch, [
    [1, 1],
    [2, 0.5],
    [3, 0.34],
    [4, 0.16],
    [5, 0.12],
    [7, 0.05],
  ]);

/** Far voices on a dark vowel: the pad of the water track. */
export const choir = (pitch: number): Signal => {
  const base = hertz(pitch);
  const vowel = (frequency: number): number =>
    Math.exp(-(((frequency - 430) / 260) ** 2)) + 0.35 * Math.exp(-(((frequency - 860) / 220) ** 2)) + 0.04;
  return ring(
    pitch,
    [1, 2, 3, 4, 5, 6, 7, 8].map(n => [n, vowel(base * n)]),
  );
};

/** Air moving through the halls; its loop is closed by laying its end over its beginning. */
export const wind = (): Signal => {
  const overlap = RATE;
  const raw = silence(LOOP_SECONDS + 1);
  add(raw, below(below(above(noise(33), 240), 900), 1200));
  const signal = raw.slice(0, LOOP_SECONDS * RATE).map((value, i) => {
    if (i >= overlap) return value;
    const share = i / overlap;
    return value * Math.sqrt(share) + (raw[LOOP_SECONDS * RATE + i] ?? 0) * Math.sqrt(1 - share);
  });
  return finished(signal, 0);
};

/** Three players never quite in tune with each other, each overtone in whole turns a loop. */
const ring = (pitch: number, overtones: readonly (readonly [number, number])[]): Signal => {
  const signal = silence(LOOP_SECONDS);
  const base = hertz(pitch);
  for (const [overtone, level] of overtones) {
    const turns = Math.round(base * overtone * LOOP_SECONDS);
    [-1, 0, 1].forEach(player => {
      const frequency = (turns + player * Math.max(1, Math.round(overtone / 2))) / LOOP_SECONDS;
      addRinging(signal, { frequency, level, phase: 1.7 * overtone + 2.1 * player });
    });
  }
  return finished(signal, 0);
};
