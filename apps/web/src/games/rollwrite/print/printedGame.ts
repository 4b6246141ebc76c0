import { printPosition, rollwrite, rollwritePosition, type State } from '@templefall/rollwrite';
import type { Route } from '../../../shell/router.ts';

/** A game to be printed as it stands: the position and who plays, all in the address, so that it survives a reload. */
export interface PrintedGame {
  readonly state: State;
  readonly names: readonly string[];
}

/** Where a game is printed; without one, empty sheets. */
export const printRoute = (game?: PrintedGame): Route =>
  game ? ['print', 'rollwrite', printPosition(game.state), ...game.names] : ['print', 'rollwrite'];

/** What an address says after `print/rollwrite`; undefined if no game can be read from it. */
export const parsePrintedGame = (position: string, names: readonly string[]): PrintedGame | undefined => {
  const options = rollwrite.parseOptions({});
  if (!options.ok) return undefined;
  const read = rollwritePosition({ options: options.value, at: 0 })(position, []);
  return read.ok ? { state: read.value, names } : undefined;
};
