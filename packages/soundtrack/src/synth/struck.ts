import { type Mode, series, strike } from './modal.ts';
import {
  above,
  add,
  below,
  burst,
  driven,
  finished,
  gliding,
  hertz,
  noise,
  type Signal,
  scaled,
  shaped,
  silence,
} from './signal.ts';

/** Bronze: a mallet's thud, a low body that stands, and upper modes that bloom after the stroke. */
export const gong = (pitch: number): Signal => {
  const signal = silence(7);
  const base = hertz(pitch);
  const modes = GONG_RATIOS.map((ratio, i): Mode => {
    const mode = { frequency: base * ratio, level: (i < 4 ? 1 : 0.7) * ratio ** -0.55, decay: 8.5 * ratio ** -0.45 };
    return i < 3 ? mode : { ...mode, rise: 0.03 + 0.016 * ratio };
  });
  strike(signal, modes);
  burst(signal, below(noise(1), 2600), { level: 3.2, decay: 0.14 });
  burst(signal, above(noise(2), 2500), { level: 2, decay: 0.05 });
  return finished(driven(signal, 1.8), 1.5);
};
const GONG_RATIOS = [
  1, 1.007, 1.49, 1.98, 2.01, 2.56, 2.97, 3.42, 3.98, 4.03, 4.71, 5.37, 5.46, 6.2, 6.94, 7.63, 8.41, 9.52, 11.1, 12.8,
];

/** Hollow wood, for small children and quiet rooms: rounder, shorter, no metal in it. */
export const woodGong = (pitch: number): Signal => {
  const signal = silence(1.4);
  strike(signal, series(hertz(pitch), [1, 1.006, 2.42, 4.1], { decay: 1.3, damping: 0.9, slope: 1.1 }));
  burst(signal, below(noise(3), 1500), { level: 0.9, decay: 0.05 });
  burst(signal, above(noise(23), 3000), { level: 0.5, decay: 0.02 });
  return finished(signal, 0.2);
};

export const tick = (pitch: number): Signal => {
  const signal = silence(0.16);
  strike(signal, series(hertz(pitch), [1, 2.71, 4.3], { decay: 0.1, damping: 0.6, slope: 0.7 }));
  burst(signal, above(noise(4), 1800), { level: 1.1, decay: 0.02 });
  return finished(signal, 0.03);
};

/** Stone on stone: the crack of the leaf, the weight of it in the floor, grit that trickles after. */
export const slam = (): Signal => {
  const signal = silence(3);
  burst(signal, above(noise(5), 900), { level: 1.3, decay: 0.12 });
  burst(signal, below(above(noise(25), 180), 1400), { level: 1.6, decay: 0.5 });
  burst(
    signal,
    gliding(t => 44 + 92 * Math.exp(-t * 16)),
    { level: 1, decay: 1.7 },
  );
  burst(
    signal,
    gliding(t => 96 + 60 * Math.exp(-t * 22)),
    { level: 0.55, decay: 0.7 },
  );
  burst(signal, below(below(noise(6), 420), 420), { level: 3, decay: 0.9 });
  grit(signal, { stream: 7, from: 0.16, to: 1.6, grains: 26, level: 0.16 });
  return finished(driven(signal, 2.6), 0.4);
};

/** The gentle door: heavy wood into a cushion. No rumble, no crack. */
export const softDoor = (): Signal => {
  const signal = silence(0.9);
  strike(signal, series(118, [1, 1.58, 2.24, 3.1], { decay: 0.55, damping: 0.8, slope: 1 }));
  burst(signal, below(noise(8), 700), { level: 1.6, decay: 0.1 });
  burst(signal, above(noise(24), 2500), { level: 0.5, decay: 0.025 });
  return finished(signal, 0.2);
};

/** The fall of the temple: a break, then seven seconds of roof. */
export const collapse = (): Signal => {
  const signal = silence(8);
  burst(signal, above(noise(9), 700), { level: 1.2, decay: 0.14 });
  burst(
    signal,
    gliding(t => 36 + 110 * Math.exp(-t * 11)),
    { level: 1, decay: 2.4 },
  );
  const roar = (t: number): number => Math.min(1, 0.35 + t / 0.9) * Math.exp(-Math.max(0, t - 1.2) / 1.9);
  add(signal, scaled(shaped(below(below(noise(10), 160), 260), roar), 6));
  add(
    signal,
    scaled(
      shaped(below(noise(11), 900), t => roar(t) * (0.5 + 0.5 * Math.sin(t * 17 + Math.sin(t * 5)))),
      0.5,
    ),
  );
  grit(signal, { stream: 12, from: 0.2, to: 6, grains: 90, level: 0.3 });
  return finished(driven(signal, 2), 1.5);
};

/** Dust settling: what is left in the air after a slam. */
export const dust = (): Signal => {
  const signal = silence(3);
  grit(signal, { stream: 13, from: 0, to: 2.8, grains: 40, level: 1 });
  return finished(signal, 0.5);
};

/** Dice in a cup of bone: seven or eight knocks that come to rest. */
export const rattle = (): Signal => {
  const signal = silence(0.5);
  grit(signal, { stream: 14, from: 0, to: 0.4, grains: 13, level: 1, low: 1400, high: 3800, decay: 0.035 });
  return finished(signal, 0.05);
};

export const marimba = (pitch: number): Signal => {
  const signal = silence(1.6);
  strike(signal, series(hertz(pitch), [1, 3.93, 9.4], { decay: 1.5, damping: 0.9, slope: 1.15 }));
  burst(signal, below(noise(15), 1800), { level: 0.35, decay: 0.03 });
  return finished(signal, 0.2);
};

/** Steel tongues on a gourd. */
export const kalimba = (pitch: number): Signal => {
  const signal = silence(2);
  strike(signal, series(hertz(pitch), [1, 1.002, 2, 5.4, 8.9], { decay: 1.9, damping: 0.75, slope: 1.25 }));
  burst(signal, above(noise(16), 1500), { level: 0.3, decay: 0.02 });
  return finished(signal, 0.3);
};

/** A rubbed and tapped glass: almost a sine, with a breath of beating. */
export const glass = (pitch: number): Signal => {
  const signal = silence(3);
  const base = hertz(pitch);
  strike(signal, [
    { frequency: base, level: 1, decay: 2.8 },
    { frequency: base * 1.0035, level: 0.5, decay: 2.6 },
    { frequency: base * 2.76, level: 0.28, decay: 1.2 },
    { frequency: base * 5.4, level: 0.14, decay: 0.5 },
  ]);
  burst(signal, above(noise(17), 3000), { level: 0.2, decay: 0.012 });
  return finished(signal, 0.5);
};

export const dum = (): Signal => {
  const signal = silence(0.9);
  burst(
    signal,
    gliding(t => 72 + 40 * Math.exp(-t * 30)),
    { level: 1, decay: 0.75 },
  );
  burst(signal, below(noise(18), 900), { level: 0.9, decay: 0.06 });
  return finished(signal, 0.1);
};

export const tak = (): Signal => {
  const signal = silence(0.3);
  strike(signal, series(340, [1, 1.59, 2.14, 2.65, 3.5], { decay: 0.16, damping: 0.4, slope: 0.3 }));
  burst(signal, above(noise(19), 1200), { level: 0.9, decay: 0.07 });
  return finished(signal, 0.05);
};

export const shaker = (): Signal => {
  const signal = silence(0.14);
  add(
    signal,
    shaped(above(noise(20), 4200), t => Math.min(1, t / 0.012) * Math.exp(-t / 0.022)),
  );
  return finished(signal, 0.03);
};

/** A clay pot: the palm closes the mouth and the tone bends up. */
export const pot = (): Signal => {
  const signal = silence(0.7);
  burst(
    signal,
    gliding(t => 88 + 46 * (1 - Math.exp(-t * 18))),
    { level: 1, decay: 0.55 },
  );
  burst(signal, below(noise(21), 1600), { level: 0.7, decay: 0.035 });
  return finished(signal, 0.1);
};

/** Water falling into a cistern. */
export const drop = (pitch: number): Signal => {
  const signal = silence(0.5);
  const base = hertz(pitch);
  burst(
    signal,
    gliding(t => base * (1 + 0.35 * Math.min(1, t / 0.05))),
    { level: 1, decay: 0.4 },
  );
  return finished(signal, 0.05);
};

/** Knuckles on a coffin lid: the black mask. */
export const knock = (): Signal => {
  const signal = silence(0.3);
  strike(signal, series(128, [1, 1.72, 2.6], { decay: 0.22, damping: 0.5, slope: 0.8 }));
  burst(signal, below(noise(22), 900), { level: 1, decay: 0.03 });
  return finished(signal, 0.05);
};

interface Grit {
  readonly stream: number;
  readonly from: number;
  readonly to: number;
  readonly grains: number;
  readonly level: number;
  readonly low?: number;
  readonly high?: number;
  readonly decay?: number;
}

/** Many small stones: short rings at scattered moments and heights, thinning out. */
const grit = (
  signal: Signal,
  { stream, from, to, grains, level, low = 500, high = 3200, decay = 0.06 }: Grit,
): void => {
  const random = noise(stream);
  const share = (): number => (random() + 1) / 2;
  for (let grain = 0; grain < grains; grain++) {
    const at = from + (to - from) * (grain === 0 ? 0 : share() ** 1.6);
    const frequency = low * (high / low) ** share();
    const fade = 1 - (at - from) / (to - from);
    strike(signal, [{ frequency, level: level * fade * (0.3 + 0.7 * share()), decay: decay * (0.5 + share()) }], at);
  }
};

/** Chalk drawn over slate: dry grit in one short stroke. */
export const chalk = (): Signal => {
  const signal = silence(0.3);
  burst(signal, below(above(noise(33), 1600), 5200), { level: 1, decay: 0.16 });
  burst(signal, above(noise(34), 4200), { level: 0.5, decay: 0.22 });
  return finished(signal, 0.05);
};
