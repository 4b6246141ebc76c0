import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heardIn, type Listened } from './heard.ts';

/** It has run for five seconds of a page that is eight seconds old. */
const context = (told: AudioTimestamp, latencies: Partial<Listened> = {}): Listened => ({
  currentTime: 5,
  baseLatency: 0.01,
  outputLatency: 0.04,
  getOutputTimestamp: () => told,
  ...latencies,
});

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(8000));
afterEach(() => void vi.restoreAllMocks());

it('hears what the browser says leaves the loudspeaker, and the moments since', () => {
  expect(heardIn(context({ contextTime: 4.9, performanceTime: 7980 }))).toBeCloseTo(4.92);
});

it('bears a clock that was rounded up', () => {
  expect(heardIn(context({ contextTime: 4.9, performanceTime: 8005 }))).toBeCloseTo(4.895);
});

it.each([
  ['nothing', { contextTime: 0, performanceTime: 0 }],
  ['moments that are still to come, as WebKit on Linux does', { contextTime: 4.99, performanceTime: 13_000 }],
  ['moments long gone', { contextTime: 4.99, performanceTime: 5000 }],
])('goes by the latency where a browser tells %s', (_, told) => {
  expect(heardIn(context(told))).toBeCloseTo(4.96);
  expect(heardIn(context(told, { outputLatency: 0 }))).toBeCloseTo(4.99);
});
