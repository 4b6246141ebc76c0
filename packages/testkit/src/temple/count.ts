import { canonicalJson } from '@templefall/kit';
import { type State, temple } from '@templefall/temple';
import type { Countable } from '../perft/perft.ts';

/** Temple for counting lines of play: a player's dice count by what they show, not by which of them shows it. */
export const templeCount: Countable<State> = {
  game: temple,
  seats: state => state.players.length,
  outcomeOf: state =>
    canonicalJson({
      ...state,
      players: state.players.map(({ dice, ...player }) => ({
        ...player,
        dice: dice.map(({ face = '', settlesAt = '' }) => `${face}${settlesAt}`).sort(),
      })),
    }),
};
