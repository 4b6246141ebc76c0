import type { AnyScenarioGame, GameEvent } from '@templefall/kernel';
import type { AnyCountable, AnyRandomPlay } from '@templefall/testkit';

/** A game as the command line knows it. */
export interface CliGame {
  readonly scenarios: AnyScenarioGame;
  readonly play: AnyRandomPlay;
  readonly count?: AnyCountable;
  /** What happened, as a sentence; `before` is the state it happened in. */
  readonly told: (event: GameEvent, before: unknown) => string;
  /** Where things stand, in a line or two. */
  readonly standing: (state: unknown) => readonly string[];
}

export const seatName = (seat: number): string => `player ${seat + 1}`;

/** An event nobody has words for: its type, and what is in it. */
export const plainly = ({ type, ...rest }: GameEvent): string =>
  Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest)}`;
