import { type AnyGame, fold, type SeatCommand, seat } from '@templefall/kernel';
import type { Chance, Millis } from '@templefall/kit';
import { outcomes } from './outcomes.ts';

/** A game whose trees can be counted. */
export interface Countable<State> {
  readonly game: AnyGame;
  readonly seats: (state: State) => number;
  /** Equal for states that differ only in which of several equal dice shows what: they are one outcome. */
  readonly outcomeOf: (state: State) => string;
}

// biome-ignore lint/suspicious/noExplicitAny: the count hands the states of one game back to that same game only.
export type AnyCountable = Countable<any>;

export interface Place {
  readonly state: unknown;
  readonly at: Millis;
}

/** Between two commands every die settles and everyone may roll again, at any pace. */
const PLY_MS = 3000;

/**
 * Counts the lines of play of a length: a step is a legal command of any seat with one of its distinct outcomes. Steps are
 * three seconds apart; what falls due on the way happens by itself and is not counted.
 */
export const perft = (countable: AnyCountable, place: Place, depth: number): number => {
  if (depth === 0) return 1;
  const steps = stepsFrom(countable, place);
  return depth === 1 ? steps.length : steps.reduce((sum, step) => sum + perft(countable, step.place, depth - 1), 0);
};

export interface CountedStep {
  readonly command: SeatCommand;
  readonly lines: number;
}

/** The count, command by command: where two versions differ, so does one of these. */
export const divided = (countable: AnyCountable, place: Place, depth: number): readonly CountedStep[] => {
  const byCommand = new Map<string, CountedStep>();
  for (const { command, place: next } of stepsFrom(countable, place)) {
    const key = JSON.stringify(command);
    const lines = perft(countable, next, depth - 1) + (byCommand.get(key)?.lines ?? 0);
    byCommand.set(key, { command, lines });
  }
  return [...byCommand.values()];
};

const stepsFrom = (
  { game, seats, outcomeOf }: AnyCountable,
  { state, at }: Place,
): readonly { readonly command: SeatCommand; readonly place: Place }[] =>
  Array.from({ length: seats(state) }, (_, index) => seat(index)).flatMap(who => {
    const offered: readonly SeatCommand[] = game.legal(game.view(state), who, at);
    return offered.flatMap(command => {
      const next = outcomes(chance => after(game, { state, at, command }, chance));
      const distinct = new Map(next.map(place => [outcomeOf(place.state), place]));
      return [...distinct.values()].map(place => ({ command, place }));
    });
  });

const after = (
  game: AnyGame,
  { state, at, command }: Place & { readonly command: SeatCommand },
  chance: Chance,
): Place => {
  const result = game.decide(state, command, { at, chance });
  if (!result.ok) throw new Error(`offered, yet refused: ${JSON.stringify(command)} ${JSON.stringify(result.error)}`);
  let next: unknown = fold(game, state, result.value);
  for (let due = game.due(next); due && due.settles <= at + PLY_MS; due = game.due(next)) {
    const ticked = game.decide(next, { type: 'tick' }, { at: due.settles, chance });
    if (!ticked.ok) throw new Error(`a due tick was refused: ${JSON.stringify(ticked.error)}`);
    next = fold(game, next, ticked.value);
  }
  return { state: next, at: at + PLY_MS };
};
