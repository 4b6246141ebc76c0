import type { Millis } from '@templefall/kit';
import type { GameClock } from './messages.ts';

/** One question and answer about the time: when we asked, what the server's clock said, when the answer came. */
export interface Sample {
  readonly sent: Millis;
  readonly server: Millis;
  readonly received: Millis;
}

/** At least so many samples are remembered, and all that are not older than this: at the beginning there are many a second. */
const KEPT = 32;
const KEPT_FOR: Millis = 60_000;
/** Below this the two clocks are not told apart: a line through so short a time is noise. */
const LEAST_SPAN = 8000;
/** No quartz is worse; a steeper line is a change of route, not drift. */
const MOST_DRIFT = 0.0005;

/**
 * The server's clock as seen from here. Every delay makes an answer late and none makes it early, so the quickest way
 * there and the quickest way back are looked for among the last samples, each by itself: seldom are both in one sample,
 * and half their difference is all the error that is left.
 */
export interface Sync {
  readonly samples: readonly Sample[];
  /** Milliseconds the server gains in each of ours. */
  readonly drift: number;
  /** What to add to the local clock at its zero. Both are worked out once a sample: the time is asked for in every frame. */
  readonly offset: Millis;
}

export const noSync: Sync = { samples: [], drift: 0, offset: 0 };

/** What the new sample contradicts is forgotten: a clock stood still meanwhile, as in sleep, and was left behind. */
export const withSample = (before: Sync, sample: Sample): Sync => {
  const believed = [...before.samples.filter(older => agree(older, sample)), sample];
  const samples = believed.filter(
    ({ received }, index) => index >= believed.length - KEPT || sample.received - received <= KEPT_FOR,
  );
  const drift = driftOf(samples);
  const most = Math.min(...samples.map(one => mostOffset(one) - drift * one.received));
  const least = Math.max(...samples.map(one => leastOffset(one) - drift * one.received));
  return { samples, drift, offset: (most + least) / 2 };
};

/** What to add to the local clock at `now` to have the server's; undefined before the first sample. */
export const offsetAt = ({ samples, drift, offset }: Sync, now: Millis): Millis | undefined =>
  samples.length === 0 ? undefined : offset + drift * now;

/** How far away the server is: half the quickest round trip seen lately. */
export const delayOf = ({ samples }: Sync): Millis | undefined =>
  samples.length === 0 ? undefined : Math.min(...samples.map(roundTrip)) / 2;

/**
 * Whether more answers would hardly move the clock: the more of them there are, and the less they differ, the nearer
 * the quickest ones are to the quickest there can be.
 */
export const isSettled = ({ samples }: Sync): boolean => {
  const trips = samples.map(roundTrip);
  const restless = Math.max(...trips) - Math.min(...trips);
  return trips.length >= LEAST_ANSWERS && (trips.length >= MANY_ANSWERS || restless / trips.length < SETTLED);
};
const LEAST_ANSWERS = 8;
const MANY_ANSWERS = 22;
const SETTLED = 6;

/** Whether a server that greets with this offset may be the one whose clock is known: a greeting is late, never early. */
export const mayBeSameClock = (sync: Sync, now: Millis, greeted: Millis): boolean => {
  const offset = offsetAt(sync, now);
  return offset !== undefined && offset - greeted > -ROUNDING && offset - greeted < MOST_LATE;
};
/** A greeting that took longer came over a line on which nobody can play. */
const MOST_LATE = 2000;

/** The game's own time at a moment of the server's clock. */
export const gameTimeAt = (clock: GameClock, serverNow: Millis): Millis =>
  clock.isRunning ? clock.at + Math.max(0, serverNow - clock.now) : clock.at;

const roundTrip = ({ sent, received }: Sample): Millis => received - sent;
/** The offset if the question had taken no time, and if the answer had: the truth lies between. */
const mostOffset = ({ sent, server }: Sample): Millis => server - sent;
const leastOffset = ({ server, received }: Sample): Millis => server - received;

const agree = (older: Sample, newer: Sample): boolean => {
  const drifted = MOST_DRIFT * (newer.received - older.sent);
  return (
    leastOffset(older) - drifted <= mostOffset(newer) + ROUNDING &&
    leastOffset(newer) - drifted <= mostOffset(older) + ROUNDING
  );
};
/** Browsers blur their clocks on purpose. */
const ROUNDING = 2;

/** The line through the quick samples, if it stands out of their jitter. */
const driftOf = (samples: readonly Sample[]): number => {
  const quickest = Math.min(...samples.map(roundTrip));
  const quick = samples.filter(sample => roundTrip(sample) <= quickest * 1.25 + 2);
  const times = quick.map(({ received }) => received);
  const span = Math.max(...times) - Math.min(...times);
  if (quick.length < 4 || span < LEAST_SPAN) return 0;
  const offsets = quick.map(sample => (mostOffset(sample) + leastOffset(sample)) / 2);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [mean(times), mean(offsets)];
  const spread = times.reduce((sum, time) => sum + (time - middle) ** 2, 0);
  const slope = times.reduce((sum, time, index) => sum + (time - middle) * ((offsets[index] ?? 0) - level), 0) / spread;
  const jitter = Math.max(...quick.map(roundTrip)) - quickest;
  return Math.abs(slope) > MOST_DRIFT || Math.abs(slope) * span < jitter ? 0 : slope;
};
