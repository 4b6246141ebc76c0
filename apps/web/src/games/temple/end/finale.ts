import type { Seat } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { State } from '@templefall/temple';

/** The last moment, moment by moment, from the end of the game. */
export interface Finale {
  /** Who runs through the exit, in the order in which they left. */
  readonly runners: readonly Seat[];
  /** When each of them is through. */
  readonly through: readonly Millis[];
  /** When the temple begins to fall. */
  readonly fallsAt: Millis;
  readonly ms: Millis;
}

/** The gate opens first. */
const OPENS_MS: Millis = 600;
export const RUN_MS: Millis = 1100;
/** From one runner to the next. */
const APART_MS: Millis = 600;
const FALL_MS: Millis = 1700;
/** The temple begins to fall while the last of them is still running. */
const CLOSE_MS: Millis = 300;
/** Long enough to read where everybody was. */
const LOSS_MS: Millis = 5000;
const STILL_MS: Millis = 4000;

export const finaleOf = ({ players, ended }: Pick<State, 'players' | 'ended'>, isStill: boolean): Finale => {
  const runners = players
    .flatMap(({ escapedAt }, seat) => (escapedAt === undefined ? [] : [{ seat: seat as Seat, escapedAt }]))
    .sort((a, b) => a.escapedAt - b.escapedAt)
    .map(({ seat }) => seat);
  if (ended !== 'escaped') return { runners: [], through: [], fallsAt: 0, ms: LOSS_MS };
  if (isStill) return { runners, through: [], fallsAt: STILL_MS, ms: STILL_MS };
  const through = runners.map((_, place) => OPENS_MS + place * APART_MS + RUN_MS);
  const fallsAt = Math.max(OPENS_MS, (through.at(-1) ?? 0) - CLOSE_MS);
  return { runners, through, fallsAt, ms: fallsAt + FALL_MS };
};

/** When a runner sets out, by their place in the order. */
export const setsOutAt = (place: number): Millis => OPENS_MS + place * APART_MS;
