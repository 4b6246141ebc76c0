import type { Millis } from '@templefall/kit';

/** One countdown of the game's clock, in game time: opened by gongs, ended by a slam or by the collapse. */
export interface Countdown {
  readonly opens: Millis;
  readonly ends: Millis;
}

/** The moments that are the clock. Their times are promises: nothing about style or seed may move them. */
export const CUE_TYPES = ['cry', 'gong', 'tick', 'slam', 'collapse'] as const;
export type CueType = (typeof CUE_TYPES)[number];

export interface Cue {
  readonly type: CueType;
  readonly at: Millis;
  /** Which countdown it belongs to, from 1; the cry belongs to none. */
  readonly countdown?: number;
  /** For a gong: which of its strokes this is, from 1. For a tick: the seconds left. */
  readonly count?: number;
}

/**
 * [TT2] The first countdown opens with one stroke, the second with two, the third with three; each ends with a slamming
 * door, the last with the collapse. The last ten seconds of each tick. [TT1] The cry opens the game at 0.
 */
export const cuesOf = (countdowns: readonly Countdown[]): readonly Cue[] => [
  { type: 'cry', at: 0 },
  ...countdowns.flatMap(({ opens, ends }, index) => {
    const countdown = index + 1;
    const strokes = upTo(countdown).map(
      (count): Cue => ({ type: 'gong', at: opens + (count - 1) * STROKE_GAP, countdown, count }),
    );
    const ticks = upTo(TICKS)
      .toReversed()
      .map((count): Cue => ({ type: 'tick', at: ends - count * 1000, countdown, count }))
      .filter(tick => tick.at > opens);
    const end: Cue = { type: countdown === countdowns.length ? 'collapse' : 'slam', at: ends, countdown };
    return [...strokes, ...ticks, end];
  }),
];

/** Long enough for a stroke to be counted, short enough for three to be one signal. */
export const STROKE_GAP: Millis = 1400;

const TICKS = 10;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
