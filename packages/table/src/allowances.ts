import type { Millis } from '@templefall/kit';
import type { PlaceId } from '@templefall/protocol';
import { type Bucket, bucket } from './bucket.ts';

/** What one person may send. */
export interface Allowances {
  readonly messages: Bucket;
  readonly talk: Bucket;
  /** One for each message refused as too many. Who has none left is not a person. */
  readonly patience: Bucket;
}

/** Eight taps a second and the questions about the time leave much room; a flood does not fit. */
const MESSAGES = { burst: 60, rate: 25 };
const TALK = { burst: 6, rate: 0.7 };
const PATIENCE = { burst: 200, rate: 10 };

export const newAllowances = (now: Millis): Allowances => ({
  messages: bucket(MESSAGES, now),
  talk: bucket(TALK, now),
  patience: bucket(PATIENCE, now),
});

/** The allowances of the seats. They outlive the lines: a reconnection grants no fresh burst. */
export const seatAllowances = (now: () => Millis) => {
  const kept = new Map<PlaceId, Allowances>();
  return {
    /** Of a line that comes with these seats. */
    of: ([place]: readonly PlaceId[]): Allowances =>
      (place === undefined ? undefined : kept.get(place)) ?? newAllowances(now()),
    keep: (place: PlaceId, allowances: Allowances): void => void kept.set(place, allowances),
    forget: (place: PlaceId): void => void kept.delete(place),
  };
};

export type SeatAllowances = ReturnType<typeof seatAllowances>;
