import type { Recording } from './studio.ts';

/** True peak in dBFS: the highest point of the curve through the samples, found at four times the rate. */
export const truePeakOf = ({ left, right }: Recording): number =>
  20 * Math.log10(Math.max(1e-9, ...[left, right].map(oversampledPeak)));

const oversampledPeak = (channel: Float32Array): number => {
  let peak = 0;
  for (let i = 0; i < channel.length; i++) peak = Math.max(peak, Math.abs(channel[i] ?? 0));
  // Only near peaks can the curve be higher than the highest sample: the rest is not worth the filter.
  const worth = peak * 0.6;
  for (let i = HALF; i < channel.length - HALF; i++) {
    if (Math.abs(channel[i] ?? 0) < worth) continue;
    for (const taps of PHASES) {
      let value = 0;
      for (let t = 0; t < taps.length; t++) value += (taps[t] ?? 0) * (channel[i + t - HALF + 1] ?? 0);
      peak = Math.max(peak, Math.abs(value));
    }
  }
  return peak;
};

const HALF = 12;
/** Windowed sinc, a quarter, a half and three quarters of a sample on. */
const PHASES = [0.25, 0.5, 0.75].map(shift =>
  Float64Array.from({ length: 2 * HALF }, (_, t) => {
    const x = t - HALF + 1 - shift;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (HALF + 1));
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/** The longest stretch, in seconds, in which nothing rises over −60 dBFS. */
export const longestSilence = ({ left, right, rate }: Recording): number => {
  let longest = 0;
  let since = 0;
  for (let i = 0; i < left.length; i++) {
    if (Math.max(Math.abs(left[i] ?? 0), Math.abs(right[i] ?? 0)) > 0.001) since = i;
    longest = Math.max(longest, i - since);
  }
  return longest / rate;
};
