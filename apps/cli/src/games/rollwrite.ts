import { type Event, printPosition, rollwriteScenarios, type State } from '@templefall/rollwrite';
import { rollwriteCount, rollwritePlay, standingOfRollwrite, toldRollwrite } from '@templefall/testkit/rollwrite';
import type { CliGame } from './game.ts';

export const rollwriteGame: CliGame = {
  scenarios: rollwriteScenarios,
  play: rollwritePlay,
  count: rollwriteCount,
  told: event => toldRollwrite(event as Event),
  standing: state => [...standingOfRollwrite(state as State), printPosition(state as State)],
};
