import { describe, expect, test } from 'vitest';
import { loudnessOf } from '../../tools/soundtrack/loudness.ts';
import { onsetNear } from '../../tools/soundtrack/onset.ts';
import { longestSilence, truePeakOf } from '../../tools/soundtrack/peaks.ts';

const RATE = 48_000;
const recording = (seconds: number, sample: (t: number) => number) => {
  const left = new Float32Array(seconds * RATE).map((_, i) => sample(i / RATE));
  return { left, right: left, rate: RATE, took: 0 };
};
const sine = (frequency: number, level: number) => (t: number) => level * Math.sin(2 * Math.PI * frequency * t);

describe('the measuring tools', () => {
  test('a stereo sine of 997 Hz at −20 dBFS is −20 LUFS (BS.1770: 0 dBFS in one channel is −3.01)', () => {
    expect(loudnessOf(recording(10, sine(997, 0.1))).integrated).toBeCloseTo(-20, 1);
  });

  test('silence does not count: the gate leaves it out', () => {
    const half = recording(20, t => (t < 10 ? sine(997, 0.1)(t) : 0));
    expect(loudnessOf(half).integrated).toBeCloseTo(-20, 0);
  });

  test('a peak between two samples is found', () => {
    // A quarter of the rate, shifted by an eighth of a turn: every sample is 3 dB under the top of the curve.
    const shifted = recording(1, t => Math.sin(2 * Math.PI * (RATE / 4) * t + Math.PI / 4));
    expect(truePeakOf(shifted)).toBeGreaterThan(-0.2);
    expect(truePeakOf(shifted)).toBeLessThan(0.3);
  });

  test('a blow is found to the half millisecond, late and early ones too, and none where none is', () => {
    const blow = (at: number) =>
      recording(
        1,
        t =>
          0.1 * Math.sin(2 * Math.PI * 110 * t) +
          (t < at ? 0 : Math.exp(-(t - at) * 60) * Math.sin(2 * Math.PI * 3000 * (t - at))),
      );
    for (const at of [0.5, 0.512, 0.497]) expect(Math.abs((onsetNear(blow(at), 0.5) ?? 0) - at)).toBeLessThan(0.0006);
    expect(onsetNear(blow(0.9), 0.5)).toBeUndefined();
  });

  test('the longest silence is measured', () => {
    expect(longestSilence(recording(6, t => (t > 1 && t < 4 ? 0 : 0.5)))).toBeCloseTo(3, 2);
  });
});
