import type { Recording } from './studio.ts';

/** ITU-R BS.1770-4: K-weighted power in blocks of 400 ms every 100 ms. */
export interface Loudness {
  /** Gated over the whole, in LUFS. */
  readonly integrated: number;
  /** One value a block, in LUFS; block i begins at i × 100 ms. */
  readonly momentary: Float64Array;
}

export const loudnessOf = ({ left, right, rate }: Recording): Loudness => {
  const hop = Math.round(rate / 10);
  const hops = Math.floor(left.length / hop);
  const power = new Float64Array(hops);
  for (const channel of [left, right]) {
    const next = kWeighting(rate);
    for (let h = 0; h < hops; h++) {
      let sum = 0;
      for (let i = h * hop; i < (h + 1) * hop; i++) {
        const value = next(channel[i] ?? 0);
        sum += value * value;
      }
      power[h] = (power[h] ?? 0) + sum / hop;
    }
  }
  const blocks = Float64Array.from({ length: Math.max(0, hops - 3) }, (_, h) => mean(power.subarray(h, h + 4)));
  return { integrated: gated(blocks), momentary: blocks.map(lufs) };
};

const lufs = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

/** Blocks under −70 LUFS are silence; of the rest, those 10 LU under the mean do not count. */
const gated = (blocks: Float64Array): number => {
  const sounding = blocks.filter(power => lufs(power) > -70);
  const threshold = lufs(mean(sounding)) - 10;
  return lufs(mean(sounding.filter(power => lufs(power) > threshold)));
};

const mean = (values: Float64Array): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The two filters of the standard, computed for any sample rate: a shelf for the head, a high pass for the ear. */
const kWeighting = (rate: number): ((value: number) => number) => {
  const shelf = biquad(shelfCoefficients(rate));
  const highPass = biquad(highPassCoefficients(rate));
  return value => highPass(shelf(value));
};

interface Coefficients {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

const shelfCoefficients = (rate: number): Coefficients => {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate);
  const q = 0.7071752369554196;
  const vh = 10 ** (3.999843853973347 / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
};

const highPassCoefficients = (rate: number): Coefficients => {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
};

const biquad = ({ b: [b0, b1, b2], a: [a1, a2] }: Coefficients): ((value: number) => number) => {
  let z1 = 0;
  let z2 = 0;
  return x => {
    const y = b0 * x + z1;
    z1 = b1 * x - a1 * y + z2;
    z2 = b2 * x - a2 * y;
    return y;
  };
};
