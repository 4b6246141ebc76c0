import type { Seat } from '@templefall/kernel';
import { type Context, plan } from '../../../context.ts';
import type { CoreEvent } from '../../../events.ts';
import { isInside } from '../../../players.ts';
import type { State } from '../../../state.ts';
import { choiceRefusal } from '../choice.ts';
import { CHOICE_MS } from '../content.ts';
import { type CurseEvent, type Held, type Judged, refuse, type Slice, type SwapSouls } from '../slice.ts';

/** [TM5.2] The owner has five seconds to name somebody in the temple; alone in it, the card is discarded. */
export const awaitsSoul = ({ state, at }: Context, seat: Seat): Held | undefined =>
  nearest(state, seat) === undefined ? undefined : { seat, curse: 'soulSwap', until: at + CHOICE_MS };

/** [TM5.2] [TM5.4] The owner names with whom souls are swapped: somebody in the temple. */
export const swapSouls = (ctx: Context, { seat, other }: SwapSouls, slice: Slice): Judged => {
  const late = choiceRefusal(ctx, { seat, curse: 'soulSwap', slice });
  if (late) return late;
  const named = ctx.state.players[other];
  if (!named) return refuse('noSuchSeat');
  if (other === seat) return refuse('nameAnother');
  if (named.spot === undefined) return refuse('escaped');
  return plan(() => swapped(seat, other));
};

/** Each plays on with the other's pawn where it stands. */
export const swapped = (seat: Seat, other: Seat): readonly (CurseEvent | CoreEvent)[] => [
  { type: 'soulsSwapped', seat, other },
  { type: 'pawnsSwapped', seats: [seat, other] },
];

/**
 * [TM5.4] Lifted, the pawns are as the other swaps in force leave them, made one after the other: later ones that share a player are
 * undone, and made again without this one. If either has escaped, the card just goes.
 */
export const swappedBack = (state: State, lifted: Held, { held }: Slice): readonly CoreEvent[] => {
  const inForce = held.map(one => pairOf(state, one)).filter(one => one !== undefined);
  const pair = pairOf(state, lifted);
  if (!pair) return [];
  const later = inForce.slice(inForce.findIndex(([owner]) => owner === lifted.seat) + 1);
  const isFree = !later.some(other => other.some(seat => pair.includes(seat)));
  const swaps = isFree ? [pair] : [...later.toReversed(), pair, ...later];
  return swaps.map(seats => ({ type: 'pawnsSwapped', seats }));
};

/** Who swapped souls by this card, as long as both are in the temple. */
const pairOf = (state: State, { seat, curse, other }: Held): readonly [Seat, Seat] | undefined =>
  curse === 'soulSwap' && other !== undefined && isInside(state, seat) && isInside(state, other)
    ? [seat, other]
    : undefined;

/** [TM5.4] Nobody named in time: the next seat clockwise that is still in the temple. */
export const nearest = (state: State, seat: Seat): Seat | undefined => {
  const { players } = state;
  const clockwise = players.map((_, step) => ((seat + step) % players.length) as Seat).slice(1);
  return clockwise.find(other => isInside(state, other));
};
