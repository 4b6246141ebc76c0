import type { AnyGame, GameEvent, Seat, SeatCommand } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';

/** What random play must know of a game besides its contract. */
export interface RandomPlay<State> {
  readonly game: AnyGame;
  /** The raw options of a random table; `modules` is what the caller wishes for, in the game's own words. */
  readonly options: (rng: Rng, modules: string) => unknown;
  /** What is played if the caller has no wish; `none` unless told. */
  readonly usual?: string;
  readonly seats: (state: State) => number;
  /** Takes some games up late: chance alone hardly ever gets to what comes at the end. */
  readonly opening?: (rng: Rng, state: State) => State;
  /** When a game that was taken up late stands as it does; 0 unless told. */
  readonly takenUpAt?: (opening: State) => Millis;
  /** Mean time between two commands of a player, from a lively to a sleepy table; 0.6 to 5 s unless told. */
  readonly tempo?: readonly [fastest: Millis, slowest: Millis];
  /** How likely a legal command is chosen beside the others and beside doing nothing (1000); 1000 unless told. */
  readonly weight?: (command: SeatCommand, state: State) => number;
  /** What a player with some sense would try now, so that games get somewhere; it need not be lawful. */
  readonly hunch?: (state: State, seat: Seat, at: Millis) => SeatCommand | undefined;
  /** What a player in a hurry might give here: nearly right, lawful or not. */
  readonly hasty?: (state: State, seat: Seat) => readonly SeatCommand[];
  /** Commands `decide` takes in more forms than `legal` offers (rolls of any dice, talk). */
  readonly free: readonly string[];
  /** Fields in which equal things may be named for each other (which of two keys pays): they are not compared with offers. */
  readonly interchangeable?: readonly string[];
  /** What a host says now and then without being asked: a player went away. */
  readonly host?: (rng: Rng, state: State) => SeatCommand;
  /** Laws that hold in every state of a game; what is broken, in words. */
  readonly broken: (state: State, opening: State) => readonly string[];
  /** A game that nothing forces to end: practice without a clock. */
  readonly isEndless: (state: State) => boolean;
  /** What a long run must have met, with these modules. */
  readonly coverage: (modules: string) => readonly CoverageList[];
}

// biome-ignore lint/suspicious/noExplicitAny: the harness hands the states of one game back to that same game only.
export type AnyRandomPlay = RandomPlay<any>;

/** Something that happened in a game, for lists of what was exercised. */
export type Happening =
  | { readonly type: 'accepted'; readonly command: SeatCommand }
  | { readonly type: 'refused'; readonly command: SeatCommand; readonly code: string }
  | { readonly type: 'event'; readonly event: GameEvent }
  // biome-ignore lint/suspicious/noExplicitAny: the state goes back to the game it came from.
  | { readonly type: 'ended'; readonly state: any };

/** A list of ids that a long enough run must have met, all of them. */
export interface CoverageList {
  readonly name: string;
  readonly ids: readonly string[];
  readonly metIn: (happening: Happening) => readonly string[];
}
