/** Samples are made once, at this rate on every device, so that they are the same everywhere. */
export const RATE = 32_000;

export type Signal = Float32Array<ArrayBuffer>;
/** Gives the next sample each time it is asked. */
export type Source = () => number;

export const silence = (seconds: number): Signal => new Float32Array(Math.round(seconds * RATE));

export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** Adds a source to a signal, from a moment on; for `seconds`, or to the end. */
export const add = (signal: Signal, source: Source, from = 0, seconds = Number.POSITIVE_INFINITY): void => {
  const start = Math.round(from * RATE);
  const end = Math.min(signal.length, start + Math.round(seconds * RATE));
  for (let i = start; i < end; i++) signal[i] = (signal[i] ?? 0) + source();
};

/** The loudest sample becomes 1, and the last hundredth of a second goes to nothing, so that no sample ends in a click. */
export const finished = (signal: Signal, fade = 0.01): Signal => {
  const peak = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const faded = Math.round(fade * RATE);
  return signal.map((value, i) => (value / peak) * Math.min(1, (signal.length - i) / Math.max(1, faded)));
};

/** Presses the peaks down, as a thing too loud for the air does: more weight for the same height. */
export const driven = (signal: Signal, amount: number): Signal =>
  finished(signal, 0).map(value => Math.tanh(amount * value));

/**
 * White noise, the same for the same stream. A shift register, not the game's generator: nobody gains from guessing a
 * hiss, and there are a million samples of it to make before the first note.
 */
export const noise = (stream: number): Source => {
  let state = Math.imul(stream + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
};

/** Adds a source that falls by 60 dB in `decay` seconds, and stops there. */
export const burst = (
  signal: Signal,
  source: Source,
  { level, decay }: { readonly level: number; readonly decay: number },
): void => add(signal, scaled(falling(source, decay), level), 0, decay);

const falling = (source: Source, decay: number): Source => {
  const step = 10 ** (-3 / (decay * RATE));
  let level = 1;
  return () => {
    const value = source() * level;
    level *= step;
    return value;
  };
};

/** Multiplies by any course over time, in seconds. The course is read every half millisecond and joined by lines. */
export const shaped = (source: Source, course: (t: number) => number): Source => {
  let i = 0;
  let level = course(0);
  let step = 0;
  return () => {
    if (i % STRIDE === 0) step = (course((i + STRIDE) / RATE) - level) / STRIDE;
    i++;
    const value = source() * level;
    level += step;
    return value;
  };
};

export const scaled =
  (source: Source, level: number): Source =>
  () =>
    source() * level;

/** One-pole low pass: the softer half of every filter here. */
export const below = (source: Source, cutoff: number): Source => {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / RATE);
  let held = 0;
  return () => {
    held += share * (source() - held);
    return held;
  };
};

export const above = (source: Source, cutoff: number): Source => {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / RATE);
  let held = 0;
  return () => {
    const value = source();
    held += share * (value - held);
    return value - held;
  };
};

/**
 * A tone whose frequency follows a course over time, in seconds: a hand on a circle, turned a little each sample. How
 * far is worked out every half millisecond only, which makes it ten times cheaper than a sine a sample.
 */
export const gliding = (frequency: (t: number) => number, phase = 0): Source => {
  let x = Math.cos(phase);
  let y = Math.sin(phase);
  let i = 0;
  let cos = 1;
  let sin = 0;
  return () => {
    if (i % STRIDE === 0) {
      const angle = (2 * Math.PI * frequency(i / RATE)) / RATE;
      cos = Math.cos(angle);
      sin = Math.sin(angle);
    }
    i++;
    const value = y;
    y = y * cos + x * sin;
    x = x * cos - value * sin;
    return value;
  };
};

const STRIDE = 16;
