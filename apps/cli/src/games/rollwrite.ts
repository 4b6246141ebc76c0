import { type Event, rollwriteScenarios, type State } from '@templefall/rollwrite';
import { rollwritePlay, standingOfRollwrite, toldRollwrite } from '@templefall/testkit/rollwrite';
import type { CliGame } from './game.ts';

export const rollwriteGame: CliGame = {
  scenarios: rollwriteScenarios,
  play: rollwritePlay,
  told: event => toldRollwrite(event as Event),
  standing: state => standingOfRollwrite(state as State),
};
