import { expect, test } from 'vitest';
import { createTimeline } from './timeline.ts';

test('buffers that make the audio clock late do not shake the beat', () => {
  const timeline = createTimeline();
  // The audio clock stands 3 s ahead and is read up to 20 ms late.
  [0.011, 0.02, 0, 0.007, 0.019].forEach((late, i) => {
    expect(timeline.read(i * 100, i * 0.1 + 3 - late)).toBe(false);
  });
  expect(timeline.toAudio(10_000)).toBeCloseTo(13, 9);
});

test('a clock that is corrected little by little is followed', () => {
  const timeline = createTimeline();
  for (let i = 0; i < 100; i++) timeline.read(i * 100, i * 0.1 + 3 - 0.0005 * i);
  // Within the second and a bit that the readings are kept, this clock loses 6 ms.
  expect(Math.abs(timeline.toAudio(9900) - (9.9 + 3 - 0.0495))).toBeLessThan(0.0065);
});

test('a jump is told, and the old readings are forgotten', () => {
  const timeline = createTimeline();
  timeline.read(0, 3);
  expect(timeline.read(100, 3.1)).toBe(false);
  expect(timeline.read(200, 2.2)).toBe(true);
  expect(timeline.toAudio(1000)).toBeCloseTo(3, 9);
});

test('after a gap in the sound, four readings that agree are believed', () => {
  const timeline = createTimeline();
  for (let i = 0; i < 12; i++) timeline.read(i * 100, i * 0.1 + 3);
  for (let i = 12; i < 16; i++) timeline.read(i * 100, i * 0.1 + 3 - 0.025);
  expect(timeline.toAudio(10_000)).toBeCloseTo(12.975, 9);
});
