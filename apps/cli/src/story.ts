import { printGameTime, type Recorded } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { CliGame } from './games/game.ts';

/** What happened, a line an event; each is told in the state it happened in. */
export const storyOf = (game: CliGame, opening: unknown, events: readonly Recorded[]): readonly string[] => {
  let state = opening;
  return events.map(({ at, event }) => {
    const told = game.told(event, state);
    state = game.scenarios.game.evolve(state, event);
    return storyLine(at, told);
  });
};

export const storyLine = (at: Millis, told: string): string => `${printGameTime(at).padStart(9)}  ${told}`;
