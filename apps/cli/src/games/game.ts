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

/** An event nobody has words for: its name as words, who did it, and what is in it. */
export const plainly = ({ type, ...rest }: GameEvent & { readonly seat?: unknown }): string => {
  const { seat, ...others } = rest;
  const name = type.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  const facts = Object.entries(others).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const who = typeof seat === 'number' ? `${seatName(seat)}: ` : '';
  return `${who}${name}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
};
