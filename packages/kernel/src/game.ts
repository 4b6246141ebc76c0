import type { Brand, Chance, Millis, Result } from '@templefall/kit';

/** A place at the table, counted from 0 in seat order. */
export type Seat = Brand<number, 'Seat'>;
export const seat = (index: number): Seat => index as Seat;

/** Why a command or an option was refused: a stable code, and what the sentence about it needs to name. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly because?: { readonly [name: string]: string | number };
}

/** What only the host may send: a deadline of the game itself has come (`Game.due`). */
export interface Tick {
  readonly type: 'tick';
}

/** Everything a player can say to a game names who says it; the host fills in the seat, never the wire. */
export interface SeatCommand {
  readonly type: string;
  readonly seat: Seat;
}

export interface GameEvent {
  readonly type: string;
}

/** What `decide` may look at besides the state. */
export interface Moment {
  /** Game time: it starts at 0 and stands still while the game is paused. */
  readonly at: Millis;
  /** When the command arrived, if that was later than it was made (TT9). */
  readonly now?: Millis;
  readonly chance: Chance;
}

/**
 * When the game itself must act. Commands stamped at or after `at` wait until the tick, which comes at `settles`;
 * those stamped before `at` and delivered by then still count (TT9, TT10).
 */
export interface Due {
  readonly at: Millis;
  readonly settles: Millis;
}

/** How a finished game ended. */
export interface Outcome {
  readonly won: boolean;
}

export interface OptionProblem {
  /** Where in the options, for example `modules.quests`. */
  readonly path: string;
  readonly code: string;
  readonly because?: { readonly [name: string]: string | number };
}

/** The kinds of values a command's field can have: enough for the border to check a message by a table. */
export const FIELD_KINDS = ['number', 'numbers', 'text', 'texts', 'flag'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];
export interface Field {
  readonly kind: FieldKind;
  readonly optional?: true;
}
/** One row a command type; `seat` and `type` are understood. */
export type CommandFields = { readonly [type: string]: { readonly [field: string]: Field } };

/**
 * A game is data and these functions. `decide` is the law, `evolve` the bookkeeping; server, browser, bot, replay,
 * lesson and test all fold the same events with the same code, so they cannot disagree.
 *
 * A state is plain JSON. A view is the same type with what is hidden left out (`view`), so `evolve`, `legal` and every
 * guard run on both; the law that keeps them together is `view(evolve(s, e))` equals `evolve(view(s), redact(e))`.
 */
export interface Game<Options, State, Command extends SeatCommand, Event extends GameEvent, Code extends string> {
  readonly id: string;
  /** Goes up when a recorded event would be folded differently; journals carry it. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly commands: CommandFields;

  readonly parseOptions: (raw: unknown) => Result<Options, readonly OptionProblem[]>;
  readonly setup: (options: Options, chance: Chance) => State;
  readonly decide: (state: State, command: Command | Tick, moment: Moment) => Result<readonly Event[], Refusal<Code>>;
  /** Total: folds any event of this game into any state; no chance, no clock. */
  readonly evolve: (state: State, event: Event) => State;
  readonly due: (state: State) => Due | undefined;
  /** Complete commands, in the order a player would want them; `decide` accepts each, and (rolls and talk aside) no other. */
  readonly legal: (view: State, me: Seat, at: Millis) => readonly Command[];
  readonly view: (state: State) => State;
  readonly redact: (event: Event) => Event;
  /** What `redact` left out, put back by who knows the whole state before it; absent where nothing is hidden. */
  readonly reveal?: (event: Event, before: State) => Event;
  /** The same event with its luck drawn again, for who checks it (`verify`); undefined where it holds none. */
  readonly redraw?: (event: Event, before: State, chance: Chance) => Event | undefined;
  readonly isPaused: (state: State) => boolean;
  readonly outcome: (state: State) => Outcome | undefined;
}

/** For hosts that do not care which game it is. */
// biome-ignore lint/suspicious/noExplicitAny: the host passes values of one game back to that same game only.
export type AnyGame = Game<any, any, any, any, any>;
