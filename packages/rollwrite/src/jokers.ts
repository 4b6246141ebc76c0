import type { Seat } from '@templefall/kernel';
import type { Context } from './context.ts';
import { isFull } from './questions.ts';
import type { Choice } from './state.ts';
import { GAINS, type Gain, type Track } from './vocabulary.ts';

/** What a joker can be now: what a variant has drawn for its room, or free; the joker of a map is always free (WV8). */
export const jokerGains = (ctx: Context, seat: Seat, from: Choice['from']): readonly Gain[] => {
  const drawn = from === 'room' ? ctx.ask('drawnGains', { seat }, []) : [];
  return drawn.length > 0 ? GAINS.filter(gain => drawn.includes(gain)) : freeGains(ctx);
};

/** [WE6] A choice looks at the tracks as they are when it is made: somebody may have filled one since it was opened. */
export const gainsOf = (ctx: Context, { seat, from, gains }: Choice): readonly Gain[] => {
  const now = jokerGains(ctx, seat, from);
  return gains.filter(gain => now.includes(gain));
};

/** Not a rush, a heal only by option (WE6), never a box of a full track (WE8). */
const freeGains = ({ state }: Context): readonly Gain[] =>
  FREE_TRACKS.filter(track => !isFull(state, track) && (track !== 'heal' || state.options.jokerHeals));

const FREE_TRACKS = ['reroll', 'heal', 'key', 'torch', 'gold'] as const satisfies readonly (Gain & Track)[];
