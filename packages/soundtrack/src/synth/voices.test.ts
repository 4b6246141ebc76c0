import { describe, expect, test } from 'vitest';
import { RATE } from './signal.ts';
import { baseOf, VOICE_NAMES, VOICES } from './voices.ts';

const firstAbove = (signal: Float32Array, level: number): number => signal.findIndex(value => Math.abs(value) > level);

describe.each(VOICE_NAMES)('%s', name => {
  const voice = VOICES[name];
  const signals = voice.bases.map(base => voice.make(base));

  test('is made whole: every sample a number, the loudest 1', () => {
    for (const signal of signals) {
      expect(signal.every(Number.isFinite)).toBe(true);
      expect(signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeCloseTo(1, 5);
    }
  });

  test('is the same each time it is made', () => {
    expect(voice.make(voice.bases[0] ?? 60)).toEqual(signals[0]);
  });

  test('begins and ends without a click', () => {
    for (const signal of signals) {
      const last = signal.at(-1) ?? 1;
      if (voice.sustains) {
        // A ring: the step from its end to its beginning is like any other.
        const steps = signal.slice(1).map((value, i) => Math.abs(value - (signal[i] ?? 0)));
        const largest = steps.reduce((most, step) => Math.max(most, step), 0);
        expect(Math.abs((signal[0] ?? 0) - last)).toBeLessThanOrEqual(largest);
      } else expect(Math.abs(last)).toBeLessThan(0.01);
    }
  });
});

test.each(['gong', 'woodGong', 'tick', 'slam', 'softDoor', 'collapse'] as const)(
  '[TT2] %s strikes at its first millisecond',
  name => {
    const voice = VOICES[name];
    const signal = voice.make(voice.bases[0] ?? 60);
    expect(firstAbove(signal, 0.1) / RATE).toBeLessThan(0.002);
  },
);

test('a note is played from the nearest pitch a voice is made at', () => {
  expect([40, 50, 52, 64, 99].map(pitch => baseOf(VOICES.lute, pitch))).toEqual([45, 45, 57, 69, 69]);
});
