import { Trouble } from '../trouble.ts';
import type { CliGame } from './game.ts';

/** Every game, loaded when it is asked for. */
const GAMES: { readonly [id: string]: () => Promise<CliGame> } = {
  rollwrite: async () => (await import('./rollwrite.ts')).rollwriteGame,
  temple: async () => (await import('./temple.ts')).templeGame,
};

export const gameNamed = (id: string): Promise<CliGame> => {
  const load = GAMES[id];
  if (!load) throw new Trouble(`there is no game ${id}; there are ${Object.keys(GAMES).join(', ')}`);
  return load();
};

export const allGames = (): Promise<readonly CliGame[]> => Promise.all(Object.values(GAMES).map(load => load()));
