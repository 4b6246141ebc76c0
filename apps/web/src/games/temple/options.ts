import type { Lobby } from '../gameClient.ts';

/** What a table wants to play, as the game's parser takes it. */
export interface TempleOptions {
  readonly level: string;
  readonly pace: string;
  readonly clock: string;
  readonly modules: { readonly [id: string]: unknown };
}

export type TempleLobby = Lobby<TempleOptions>;
