import type { Refusal, Seat } from '@templefall/kernel';
import type { Context } from '../../../context.ts';
import type { CoreEvent } from '../../../events.ts';
import type { State } from '../../../state.ts';
import { CHOICE_MS } from '../content.ts';
import { type CurseEvent, type Held, refuse } from '../slice.ts';

/** [TM5.2] The owner has five seconds to name somebody in the temple; alone in it, the card is discarded. */
export const awaitsSoul = ({ state, at }: Context, seat: Seat): Held | undefined =>
  nearest(state, seat) === undefined ? undefined : { seat, curse: 'soulSwap', until: at + CHOICE_MS };

/** [TM5.4] Only players in the temple can be named. */
export const swapRefusal = (
  { state }: Context,
  seat: Seat,
  other: Seat,
): { readonly ok: false; readonly error: Refusal } | undefined => {
  const named = state.players[other];
  if (!named) return refuse('noSuchSeat');
  if (other === seat) return refuse('nameAnother');
  return named.spot === undefined ? refuse('escaped') : undefined;
};

/** Each plays on with the other's pawn where it stands. */
export const swapped = (seat: Seat, other: Seat): readonly (CurseEvent | CoreEvent)[] => [
  { type: 'soulsSwapped', seat, other },
  { type: 'pawnsSwapped', seats: [seat, other] },
];

/** [TM5.4] Lifted: the two exchange the pawns they now play; if either has escaped, the card just goes. */
export const swappedBack = ({ players }: State, { seat, other }: Held): readonly CoreEvent[] =>
  other === undefined || players[seat]?.spot === undefined || players[other]?.spot === undefined
    ? []
    : [{ type: 'pawnsSwapped', seats: [seat, other] }];

/** [TM5.4] Nobody named in time: the next seat clockwise that is still in the temple. */
export const nearest = ({ players }: State, seat: Seat): Seat | undefined => {
  const clockwise = players.map((_, step) => ((seat + step) % players.length) as Seat).slice(1);
  return clockwise.find(other => players[other]?.spot !== undefined);
};
