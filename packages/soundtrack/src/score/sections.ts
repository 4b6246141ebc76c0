import type { Millis } from '@templefall/kit';
import type { Countdown } from './cues.ts';

/** What the clock alone says about the music. What the players do is the situation, laid over it. */
export const SECTION_TYPES = ['exploring', 'countdown', 'aftershock', 'lastMinute'] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

export interface Section {
  readonly type: SectionType;
  /** Counts the stretches between the ends of countdowns, from 0: each act has its own harmony. */
  readonly act: number;
  readonly from: Millis;
  /** Infinity for practice without a clock. */
  readonly to: Millis;
  /** How much is going on, 0 to 1, at its beginning and at its end. */
  readonly intensity: readonly [number, number];
}

/** The whole form of a game, without gaps, from the cry to the collapse. */
export const sectionsOf = (countdowns: readonly Countdown[]): readonly Section[] => {
  const end = countdowns.at(-1)?.ends;
  if (end === undefined)
    return [{ type: 'exploring', act: 0, from: 0, to: Number.POSITIVE_INFINITY, intensity: EXPLORING }];
  const sections: Section[] = [];
  let now: Millis = 0;
  const until = (to: Millis, type: SectionType, act: number, intensity: readonly [number, number]): void => {
    if (to <= now) return;
    sections.push({ type, act, from: now, to, intensity });
    now = to;
  };
  countdowns.forEach(({ opens, ends }, act) => {
    if (act > 0) until(Math.min(now + AFTERSHOCK, opens), 'aftershock', act, [0.05, 0.3]);
    const isLast = act === countdowns.length - 1;
    const calmUntil = isLast ? Math.max(now, Math.min(opens, end - LAST_MINUTE)) : opens;
    until(calmUntil, 'exploring', act, [EXPLORING[0] + 0.06 * act, EXPLORING[1] + 0.06 * act]);
    until(opens, 'lastMinute', act, [0.7, 0.9]);
    until(ends, 'countdown', act, [0.4, 1]);
  });
  return sections;
};

const EXPLORING: readonly [number, number] = [0.3, 0.6];
const AFTERSHOCK: Millis = 24_000;
const LAST_MINUTE: Millis = 60_000;
