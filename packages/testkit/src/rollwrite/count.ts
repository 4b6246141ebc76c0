import { canonicalJson } from '@templefall/kit';
import { rollwrite, type State } from '@templefall/rollwrite';
import type { Countable } from '../perft/perft.ts';

/** Roll & Write for counting lines of play: a pair counts by what it shows, not by which die shows it. */
export const rollwriteCount: Countable<State> = {
  game: rollwrite,
  seats: state => state.players.length,
  outcomeOf: state => canonicalJson({ ...state, rolled: state.rolled.toSorted() }),
};
