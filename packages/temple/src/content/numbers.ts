import type { Millis } from '@templefall/kit';
import type { ClockId, Level, Pace } from '../vocabulary.ts';

/** A countdown opens with its number of gongs; the last one ends with the collapse, the others with a slam. */
export interface Countdown {
  readonly opens: Millis;
  readonly ends: Millis;
}

const minutes = (clock: string): Millis => {
  const [whole, seconds] = clock.split(':').map(Number) as [number, number];
  return (whole * 60 + seconds) * 1000;
};
const countdowns = (...rows: readonly (readonly [opens: string, ends: string])[]): readonly Countdown[] =>
  rows.map(([opens, ends]) => ({ opens: minutes(opens), ends: minutes(ends) }));

/** [TT1] [TT2] Both soundtracks share these times; `none` is practice. */
export const CLOCK_TIMES: { readonly [clock in ClockId]: readonly Countdown[] } = {
  standard: countdowns(['3:00', '3:30'], ['6:30', '7:00'], ['9:30', '10:00']),
  thirds: countdowns(['2:50', '3:20'], ['6:10', '6:40'], ['9:30', '10:00']),
  none: [],
};

/** [TD6] How long faces tumble, and when the next roll may begin. */
export interface PaceTimes {
  readonly settleMs: Millis;
  readonly rollMs: Millis;
}
export const PACE_TIMES: { readonly [pace in Pace]: PaceTimes } = {
  brisk: { settleMs: 700, rollMs: 1100 },
  standard: { settleMs: 700, rollMs: 1600 },
  deliberate: { settleMs: 700, rollMs: 2200 },
};

export const MOST_PLAYERS = 6;
/** [TS1] */
export const DICE_EACH = 5;
export const DICE_ALONE = 7;
/** [TS3] By the number of players, from one. */
export const DEPOT_GEMS = [7, 7, 11, 14, 16, 18] as const;
/** [TS9] */
export const LEVEL_GEMS: { readonly [level in Level]: number } = { normal: 0, advanced: 3, expert: 6 };
/** [TS4] [TS9] */
export const SPARE_GEMS: { readonly [level in Level]: number } = { normal: 2, advanced: 2, expert: 0 };
/** [TS7] So many rooms from the top are shuffled with the exit and put under the stack. */
export const ROOMS_WITH_EXIT = 4;
/** [TA3] */
export const DISCOVER_COST = ['A', 'A'] as const;
/** [TD3] */
export const FREED_BY_GOLD = 2;
/** [TA21] */
export const VOTE_MS: Millis = 10_000;
/** How long a drawn room may be looked at by whoever may put it back (TM7.16). */
export const DRAWN_MS: Millis = 3_000;
