import { createRequire } from 'node:module';
import type { Contender } from './measure.ts';

/** The part of boardgame.io that is used here; its own types cannot be resolved by the rules of ES modules. */
interface BoardgameIo {
  readonly Client: (options: { readonly game: object; readonly debug: false; readonly numPlayers: number }) => {
    readonly start: () => void;
    readonly reset: () => void;
    readonly moves: { readonly roll: () => void };
    readonly getState: () => { readonly G: Dice } | null;
  };
}
interface Dice {
  faces: readonly number[];
}

const DICE = 5;

/**
 * The peer: the smallest game with dice in boardgame.io's own client, one move of which rolls five dice, in production mode
 * as we measure ourselves. Its log grows with every move and costs more with each, so there are two ways to be fair: games
 * as long as ours, after which it begins anew, or one game that is never broken off.
 */
export const boardgameIo = (moves: number, { isUnbroken = false } = {}): Contender => {
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as BoardgameIo;
  const roll = ({ G, random }: { readonly G: Dice; readonly random: { readonly D6: (count: number) => number[] } }) => {
    G.faces = random.D6(DICE);
  };
  const game = { name: 'dice', seed: 'bench', setup: (): Dice => ({ faces: [] }), moves: { roll } };
  const client = Client({ game, debug: false, numPlayers: 1 });
  client.start();
  return {
    name: `boardgame.io, five dice, ${isUnbroken ? 'one unbroken game' : `games of ${moves} moves`}`,
    run: () => {
      if (!isUnbroken) client.reset();
      for (let move = 0; move < moves; move++) client.moves.roll();
      if (client.getState()?.G.faces.length !== DICE) throw new Error('the peer did not roll');
      return moves;
    },
  };
};
