import type { Millis } from '@templefall/kit';
import type { BotLevel } from '../contract.ts';
import { NOVICE_WEIGHTS, STEADY_WEIGHTS, type Weights } from './weights.ts';

/** How a level plays. */
export interface Temper {
  readonly weights: Weights;
  /** One decision in so many is made without thinking; 0 for never. */
  readonly slipOneIn: number;
  /** How many imagined games each plan is tried in; a fixed number, so that the same table is always played alike. */
  readonly futures: number;
  /** How many plans are tried. */
  readonly plans: number;
  /** The shortest and longest time a move takes. */
  readonly think: readonly [Millis, Millis];
}

export const TEMPERS: { readonly [L in BotLevel]: Temper } = {
  novice: { weights: NOVICE_WEIGHTS, slipOneIn: 16, futures: 0, plans: 0, think: [900, 1800] },
  steady: { weights: STEADY_WEIGHTS, slipOneIn: 0, futures: 0, plans: 0, think: [700, 1400] },
  expert: { weights: STEADY_WEIGHTS, slipOneIn: 0, futures: 32, plans: 4, think: [700, 1400] },
};
