import { RATE, type Signal } from './signal.ts';

/** What two ears hear. */
export interface Stereo {
  readonly left: Signal;
  readonly right: Signal;
}

/** Seconds in which what was sent into the hall dies away. */
export const RINGS_ON = 1.2;

/**
 * A stone hall: four early reflections, then six echoes that each feed themselves and lose their highs at every turn; the
 * odd ones are heard left, the even ones right. It is worked out together with the notes, at half the rate: what that
 * cannot carry the stone swallows anyway. As a graph of audio nodes the same hall took five times as long.
 */
export const addHall = ({ left, right }: Stereo, sent: Signal): void => {
  const length = Math.ceil(sent.length / 2);
  const walls = reflected(sent, length);
  ([left, right] as const).forEach((ear, side) => {
    const echoes = new Float32Array(length + 1);
    for (let index = side; index < ECHOES.length; index += 2) addEcho(echoes, walls, ECHOES[index] ?? 0);
    const fade = 0.2 * HALL_RATE;
    for (let i = Math.max(0, Math.floor(length - fade)); i < length; i++)
      echoes[i] = (echoes[i] ?? 0) * ((length - i - 1) / fade);
    for (let i = 0; i < length; i++) {
      const here = echoes[i] ?? 0;
      ear[2 * i] = (ear[2 * i] ?? 0) + here;
      ear[2 * i + 1] = (ear[2 * i + 1] ?? 0) + (here + (echoes[i + 1] ?? 0)) / 2;
    }
  });
};

const HALL_RATE = RATE / 2;

const reflected = (sent: Signal, length: number): Signal => {
  const half = new Float32Array(length);
  for (let i = 0; i < length; i++) half[i] = ((sent[2 * i] ?? 0) + (sent[2 * i + 1] ?? 0)) / 2;
  const walls = new Float32Array(length);
  for (const [seconds, level] of REFLECTIONS) {
    const late = Math.round(seconds * HALL_RATE);
    for (let i = late; i < length; i++) walls[i] = (walls[i] ?? 0) + level * (half[i - late] ?? 0);
  }
  return walls;
};

/** Seconds and level. */
const REFLECTIONS = [
  [0.0043, 0.55],
  [0.0113, 0.45],
  [0.0179, -0.4],
  [0.0271, 0.3],
] as const;

/** Seconds; no two share a divisor worth hearing. */
const ECHOES = [0.0311, 0.0397, 0.0473, 0.0559, 0.0671, 0.0787];
/** Seconds in which every echo fades by 60 dB: each loses by its length. */
const FADE = 1.5;

/** Stone takes the highs: a low pass of second order without a peak; a loop with a peak would howl. */
const CUTOFF = 2600;
const Q = 10 ** (-4 / 20);
const ANGLE = (2 * Math.PI * CUTOFF) / HALL_RATE;
const ALPHA = Math.sin(ANGLE) / (2 * Q);
const IN = (1 - Math.cos(ANGLE)) / 2 / (1 + ALPHA);
const BACK1 = (2 * Math.cos(ANGLE)) / (1 + ALPHA);
const BACK2 = (ALPHA - 1) / (1 + ALPHA);

const addEcho = (ear: Signal, walls: Signal, seconds: number): void => {
  const way = new Float32Array(Math.round(seconds * HALL_RATE));
  const loss = 10 ** ((-3 * seconds) / FADE);
  let at = 0;
  let in1 = 0;
  let in2 = 0;
  let out1 = 0;
  let out2 = 0;
  for (let i = 0; i < walls.length; i++) {
    const come = way[at] ?? 0;
    const stone = IN * (come + 2 * in1 + in2) + BACK1 * out1 + BACK2 * out2;
    in2 = in1;
    in1 = come;
    out2 = out1;
    out1 = stone;
    const echo = loss * stone;
    ear[i] = (ear[i] ?? 0) + echo;
    way[at] = (walls[i] ?? 0) + echo;
    at = at + 1 === way.length ? 0 : at + 1;
  }
};
