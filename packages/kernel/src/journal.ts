import type { Millis } from '@templefall/kit';
import type { AnyGame, GameEvent } from './game.ts';

/** An event as it is written down: chance and time are in it, so folding needs neither. */
export interface Recorded<Event extends GameEvent = GameEvent> {
  readonly at: Millis;
  readonly event: Event;
}

/** The state after a run of events. */
export const fold = <State, Event extends GameEvent>(
  game: { readonly evolve: (state: State, event: Event) => State },
  state: State,
  events: readonly Event[],
): State => events.reduce(game.evolve, state);

/** A whole recorded game: where it began, and what happened. */
export interface Journal {
  readonly game: AnyGame['id'];
  readonly version: number;
  readonly opening: unknown;
  readonly events: readonly Recorded[];
}
