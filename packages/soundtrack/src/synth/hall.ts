import { RATE, type Signal } from './signal.ts';

/** What two ears hear. */
export interface Stereo {
  readonly left: Signal;
  readonly right: Signal;
}

/** Seconds in which what was sent into the hall dies away. */
export const RINGS_ON = 1.2;

export interface Hall {
  /** Adds what is heard in the next `length` samples (an even number) of what is sent; what rings beyond is heard next time. */
  readonly add: (ears: Stereo, sent: Signal, length: number) => void;
  /** A hall that rings as this one does now. */
  readonly copy: () => Hall;
}

/**
 * A stone hall: four early reflections, then six echoes that each feed themselves and lose their highs at every turn; the
 * odd ones are heard left, the even ones right. It is worked out together with the notes, at half the rate: what that
 * cannot carry the stone swallows anyway.
 */
export const createHall = (ringing: Ringing = QUIET): Hall => {
  const state = structuredClone(ringing);
  return {
    add: ({ left, right }, sent, length) => {
      const walls = reflected(state, sent, length / 2);
      state.sides.forEach((side, index) => {
        const echoes = new Float32Array(walls.length);
        for (const echo of side.echoes) addEcho(echoes, walls, echo);
        const ear = index === 0 ? left : right;
        for (let i = 0; i < echoes.length; i++) {
          const here = echoes[i] ?? 0;
          ear[2 * i] = (ear[2 * i] ?? 0) + (side.last + here) / 2;
          ear[2 * i + 1] = (ear[2 * i + 1] ?? 0) + here;
          side.last = here;
        }
      });
    },
    copy: () => createHall(state),
  };
};

interface Echo {
  readonly loss: number;
  /** What is on its way, and who arrives next. */
  readonly way: Signal;
  at: number;
  in1: number;
  in2: number;
  out1: number;
  out2: number;
}

interface Ringing {
  readonly sides: readonly { readonly echoes: readonly Echo[]; last: number }[];
  /** What has not yet come back from the furthest wall. */
  past: Signal;
}

const HALL_RATE = RATE / 2;

/** Seconds and level. */
const REFLECTIONS = [
  [0.0043, 0.55],
  [0.0113, 0.45],
  [0.0179, -0.4],
  [0.0271, 0.3],
] as const;
const FURTHEST = Math.round(0.0271 * HALL_RATE);

/** Seconds, left and right; no two share a divisor worth hearing. */
const ECHOES = [
  [0.0311, 0.0473, 0.0671],
  [0.0397, 0.0559, 0.0787],
] as const;
/** Seconds in which every echo fades by 60 dB: each loses by its length. */
const FADE = 1.5;

const QUIET: Ringing = {
  past: new Float32Array(FURTHEST),
  sides: ECHOES.map(side => ({
    last: 0,
    echoes: side.map(seconds => ({
      loss: 10 ** ((-3 * seconds) / FADE),
      way: new Float32Array(Math.round(seconds * HALL_RATE)),
      at: 0,
      in1: 0,
      in2: 0,
      out1: 0,
      out2: 0,
    })),
  })),
};

const reflected = (state: Ringing, sent: Signal, length: number): Signal => {
  const half = new Float32Array(FURTHEST + length);
  half.set(state.past);
  for (let i = 0; i < length; i++) half[FURTHEST + i] = ((sent[2 * i] ?? 0) + (sent[2 * i + 1] ?? 0)) / 2;
  state.past = half.slice(length);
  const walls = new Float32Array(length);
  for (const [seconds, level] of REFLECTIONS) {
    const early = FURTHEST - Math.round(seconds * HALL_RATE);
    for (let i = 0; i < length; i++) walls[i] = (walls[i] ?? 0) + level * (half[early + i] ?? 0);
  }
  return walls;
};

/** Stone takes the highs: a low pass of second order without a peak; a loop with a peak would howl. */
const CUTOFF = 2600;
const Q = 10 ** (-4 / 20);
const ANGLE = (2 * Math.PI * CUTOFF) / HALL_RATE;
const ALPHA = Math.sin(ANGLE) / (2 * Q);
const IN = (1 - Math.cos(ANGLE)) / 2 / (1 + ALPHA);
const BACK1 = (2 * Math.cos(ANGLE)) / (1 + ALPHA);
const BACK2 = (ALPHA - 1) / (1 + ALPHA);

const addEcho = (ear: Signal, walls: Signal, echo: Echo): void => {
  const { way, loss } = echo;
  let { at, in1, in2, out1, out2 } = echo;
  for (let i = 0; i < ear.length; i++) {
    const come = way[at] ?? 0;
    const stone = IN * (come + 2 * in1 + in2) + BACK2 * out2 + BACK1 * out1;
    in2 = in1;
    in1 = come;
    out2 = out1;
    out1 = stone;
    ear[i] = (ear[i] ?? 0) + loss * stone;
    way[at] = (walls[i] ?? 0) + loss * stone;
    at = at + 1 === way.length ? 0 : at + 1;
  }
  Object.assign(echo, { at, in1, in2, out1, out2 });
};
