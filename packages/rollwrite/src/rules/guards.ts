import type { Seat } from '@templefall/kernel';
import type { Context } from '../context.ts';
import { isSeat } from '../questions.ts';
import { type CoreRefusal, refuse } from '../refusals.ts';
import type { Phase } from '../state.ts';
import { isOneOf } from '../vocabulary.ts';

/** The objections many laws share. Each is undefined if there is nothing to object to. */

export const ended = ({ state }: Context, who: Seat): CoreRefusal | undefined => {
  if (!isSeat(state, who)) return refuse('unknownValue', { field: 'seat' });
  return state.phase === 'ended' ? refuse('gameOver') : undefined;
};

/** A value of a command that no rule knows. */
export const unknown = <T>(field: string, set: readonly T[], ...values: readonly unknown[]): CoreRefusal | undefined =>
  values.every(value => isOneOf(set, value)) ? undefined : refuse('unknownValue', { field });

export const notIn = ({ state }: Context, ...phases: readonly Phase[]): CoreRefusal | undefined =>
  phases.includes(state.phase) ? undefined : refuse('wrongPhase', { phase: state.phase });

export const notActive = ({ state }: Context, who: Seat): CoreRefusal | undefined =>
  who === state.active ? undefined : refuse('notYourTurn', { active: state.active });

/** Something is open that must be settled first. */
export const busy = ({ state, ask }: Context): CoreRefusal | undefined =>
  state.choices.length > 0 || ask('mustWait', {}, false) ? refuse('choiceOpen') : undefined;

export const pairOpen = ({ state }: Context): CoreRefusal | undefined =>
  state.rolled.length > 0 ? refuse('pairOpen') : undefined;
