import type { Millis } from '@templefall/kit';
import type { GameClock } from './messages.ts';

/** One question and answer about the time: when we asked, what the server's clock said, when the answer came. */
export interface Sample {
  readonly sent: Millis;
  readonly server: Millis;
  readonly received: Millis;
}

/** How many samples are remembered: at one every two seconds, the last half minute. */
const KEPT = 16;
/** Below this the two clocks are not told apart: a line through so short a time is noise. */
const LEAST_SPAN = 8000;
/** No quartz is worse; a steeper line is a change of route, not drift. */
const MOST_DRIFT = 0.0005;

/**
 * The server's clock as seen from here. An answer that took long says little about when the server wrote it, so only
 * the quickest of the last samples count; two clocks also drift apart, so with enough of them a line is laid through
 * the quick ones.
 */
export interface Sync {
  readonly samples: readonly Sample[];
}

export const noSync: Sync = { samples: [] };

export const withSample = ({ samples }: Sync, sample: Sample): Sync => ({ samples: [...samples, sample].slice(-KEPT) });

/** What to add to the local clock at `now` to have the server's; undefined before the first sample. */
export const offsetAt = ({ samples }: Sync, now: Millis): Millis | undefined => {
  const best = samples.reduce<Sample | undefined>((a, b) => (a && roundTrip(a) <= roundTrip(b) ? a : b), undefined);
  if (!best) return undefined;
  const quick = samples.filter(sample => roundTrip(sample) <= roundTrip(best) * 1.25 + 2);
  const first = quick[0] ?? best;
  const last = quick.at(-1) ?? best;
  if (quick.length < 4 || last.received - first.received < LEAST_SPAN) return offsetOf(best);
  return lineThrough(quick, now, offsetOf(best));
};

/** The quickest round trip seen lately; half of it is how far away the server is. */
export const delayOf = ({ samples }: Sync): Millis | undefined =>
  samples.length === 0 ? undefined : Math.min(...samples.map(roundTrip));

/** The game's own time at a moment of the server's clock. */
export const gameTimeAt = (clock: GameClock, serverNow: Millis): Millis =>
  clock.isRunning ? clock.at + Math.max(0, serverNow - clock.now) : clock.at;

const roundTrip = ({ sent, received }: Sample): Millis => received - sent;
const offsetOf = ({ sent, server, received }: Sample): Millis => server - (sent + received) / 2;

/** Least squares of offset over time. */
const lineThrough = (samples: readonly Sample[], now: Millis, otherwise: Millis): Millis => {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const times = samples.map(({ received }) => received);
  const offsets = samples.map(offsetOf);
  const [middle, level] = [mean(times), mean(offsets)];
  const spread = times.reduce((sum, time) => sum + (time - middle) ** 2, 0);
  const slope = times.reduce((sum, time, index) => sum + (time - middle) * ((offsets[index] ?? 0) - level), 0) / spread;
  return Math.abs(slope) > MOST_DRIFT ? otherwise : level + slope * (now - middle);
};
