import type { Millis } from '@templefall/kit';
import type { BotLevel } from '../contract.ts';

/** What makes one level play worse or better than another: hands, sight, planning, slips. */
export interface Temper {
  /** From seeing something to acting on it: least and most. */
  readonly react: readonly [Millis, Millis];
  /** From when the next roll is allowed to when the hand throws: least and most. */
  readonly throwing: readonly [Millis, Millis];
  /** One roll in so many is thrown without looking at what should be kept. */
  readonly slipOneIn: number;
  /** How far away a job may be to be thought of at all, in rolls. */
  readonly sight: number;
  /** The most players a plan of this bot brings together. */
  readonly gathers: number;
  /** Whether it goes home in good time, or only when the gong reminds it. */
  readonly minds: 'clock' | 'gong';
  /** Whether it keeps dice for the step after the next one. */
  readonly holdsAhead: boolean;
  /** So many black dice of a friend in the room are noticed; who has black dice only always is. */
  readonly helpsAt: number;
}

export const TEMPERS: { readonly [level in BotLevel]: Temper } = {
  novice: {
    react: [500, 1100],
    throwing: [1100, 2900],
    slipOneIn: 8,
    sight: 14,
    gathers: 3,
    minds: 'gong',
    holdsAhead: false,
    helpsAt: 9,
  },
  steady: {
    react: [400, 1000],
    throwing: [900, 2500],
    slipOneIn: 20,
    sight: 40,
    gathers: 6,
    minds: 'clock',
    holdsAhead: true,
    helpsAt: 4,
  },
  expert: {
    react: [200, 400],
    throwing: [100, 400],
    slipOneIn: 200,
    sight: 99,
    gathers: 6,
    minds: 'clock',
    holdsAhead: true,
    helpsAt: 2,
  },
};

/** Among people an expert has a steady bot's hands, or the temple would be empty before its first gong. */
export const temperOf = (level: BotLevel, hasPeople: boolean): Temper => {
  const { react, throwing } = TEMPERS.steady;
  return hasPeople && level === 'expert' ? { ...TEMPERS.expert, react, throwing } : TEMPERS[level];
};
