import { printGameTime, type Recorded } from '@templefall/kernel';
import type { CliGame } from './games/game.ts';

/** What happened, a line an event; each is told in the state it happened in. */
export const storyOf = (game: CliGame, opening: unknown, events: readonly Recorded[]): readonly string[] => {
  let state = opening;
  return events.map(({ at, event }) => {
    const told = game.told(event, state);
    state = game.scenarios.game.evolve(state, event);
    return `${printGameTime(at).padStart(9)}  ${told}`;
  });
};
