import type { AnyGameClient, GameId, LoadGame } from './gameClient.ts';

/** Which games there are; each is fetched when needed. */
const GAMES: { readonly [Id in GameId]?: () => Promise<AnyGameClient> } = {
  temple: () => import('./temple/client.ts').then(({ templeClient }) => templeClient),
  rollwrite: () => import('./rollwrite/client.ts').then(({ rollwriteClient }) => rollwriteClient),
};

const isKnown = (id: string): id is GameId => Object.hasOwn(GAMES, id);

export const loadGame: LoadGame = async id => {
  const load = isKnown(id) ? GAMES[id] : undefined;
  if (!load) throw new Error(`this version does not know the game ${id}`);
  return load();
};
