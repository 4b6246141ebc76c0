import type { Seat } from '@templefall/kernel';
import { type Millis, type Seed, seededChance } from '@templefall/kit';
import { type Options, type State, temple } from '@templefall/temple';
import type { SavedGame } from '../../../session/savedGame.ts';
import type { Player } from '../../gameClient.ts';

/** A game of this browser with all its hidden piles: what its table holds, and what is kept of it. */
export interface LocalGame extends SavedGame {
  readonly game: 'temple';
  readonly opening: State;
  readonly seed: Seed;
  readonly players: readonly Player[];
  readonly me: Seat;
  /** Where the clock stands when a kept game is taken up again. */
  readonly at?: Millis;
}

/** A game that is still to be set up; without a seed its luck is the machine's own. */
export interface NewGame {
  readonly options: Options;
  readonly players: readonly Player[];
  readonly me: Seat;
  readonly seed?: Seed;
}

export const setUp = ({ options, players, me, seed = freshSeed() }: NewGame): LocalGame => ({
  opening: temple.setup(options, seededChance(seed)),
  seed,
  players,
  me,
  game: 'temple',
  version: temple.version,
});

/** 128 bits of the machine's own chance. */
export const freshSeed = (): Seed =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('') as Seed;

/** A saved game, if it is one of these rules. Before the client's words changed, its players were called sitters. */
export const localGameIn = (saved: SavedGame | undefined): LocalGame | undefined => {
  if (saved?.game !== 'temple' || saved.version !== temple.version || !('opening' in saved)) return undefined;
  const { sitters, ...game } = saved as LocalGame & { readonly sitters?: readonly Player[] };
  return sitters ? { ...game, players: sitters } : game;
};
