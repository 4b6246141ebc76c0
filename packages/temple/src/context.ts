import type { Plan, Refusal, Seat, Verdict } from '@templefall/kernel';
import { type Chance, type Millis, ok } from '@templefall/kit';
import type { Tile } from './content/tiles.ts';
import type { CoreEvent } from './events.ts';
import type { TempleQuestions } from './questions.ts';
import type { State } from './state.ts';
import type { TileId } from './vocabulary.ts';

/** Tokens of one player that go into a payment, by their ids. */
export interface Spending {
  readonly seat: Seat;
  readonly tokens: readonly string[];
}

/** What a law may look at: the state, the moment, and the modules through questions. */
export interface Context {
  readonly state: State;
  /** When the command was made (TT9). */
  readonly at: Millis;
  /** When it arrived: later than `at` by the lag. */
  readonly now: Millis;
  readonly chance: Chance;
  /** What the command uses up besides dice (a double key …): only what its player names, and only their own (TM2.10). */
  readonly spend?: Spending;
  readonly ask: <Q extends keyof TempleQuestions & string>(
    question: Q,
    argument: TempleQuestions[Q][0],
    base: TempleQuestions[Q][1],
  ) => TempleQuestions[Q][1];
  readonly tile: (id: TileId) => Tile;
  /** The same moment in another state, to see what a change would mean. */
  readonly within: (state: State) => Context;
}

/** One core command: what it may look like now, and its law. */
export interface Action<Command> {
  /** Candidates in the order a player would want them; those the law refuses are dropped. */
  readonly offers: (ctx: Context, me: Seat) => readonly Command[];
  readonly law: (ctx: Context, command: Command) => Verdict<CoreEvent>;
}

/** `Own` are a module's events; the verdict that is returned tells it. */
export const plan = <Own = never>(
  happen: () => readonly (CoreEvent | NoInfer<Own>)[],
  pay?: Plan<CoreEvent>['pay'],
): { readonly ok: true; readonly value: Plan<CoreEvent | Own> } => ok(pay ? { happen, pay } : { happen });

export type Refused = { readonly ok: false; readonly error: Refusal };

/** The streams of luck (see `Chance`): setup, then from 2 on one for each seat. */
export const SETUP_STREAM = 0;
export const seatStream = (seat: Seat): number => 2 + seat;

/** Luck that a module draws in the middle of a game: a stream of its own, by its name alone. */
export const moduleStream = (id: string): number => 100 + nameNumber(id);

/** A number for a name, the same everywhere and always. */
export const nameNumber = (name: string): number =>
  [...name].reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 2 ** 31, 1000);
