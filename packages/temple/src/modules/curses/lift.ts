import { type Context, plan } from '../../context.ts';
import type { CoreEvent } from '../../events.ts';
import { paymentAs } from '../../payment.ts';
import { inside } from '../../players.ts';
import { handedBack } from './cards/brokenDie.ts';
import { swappedBack } from './cards/soulSwap.ts';
import { CURSE_ROWS } from './content.ts';
import { type CurseEvent, type Held, heldBy, type Judged, type LiftCurse, refuse, type Slice } from './slice.ts';

/** [TM1.3] The combination on the card, with one's own dice, unaided; the card leaves the game. */
export const liftCurse = (ctx: Context, { seat, curse, pay }: LiftCurse, slice: Slice): Judged => {
  const player = inside(ctx, seat);
  if (!player.ok) return player;
  const held = heldBy(slice, seat, curse);
  if (!held) return refuse('notCursed');
  const { lift } = CURSE_ROWS[curse];
  if (!lift) return refuse('cannotBeLifted');
  const paid = paymentAs(ctx, { payers: [seat], cost: lift, pay });
  if (!paid.ok) return paid;
  return plan(
    () => [{ type: 'curseLifted', seat, curse, paid: paid.value }, ...undone(ctx, held, slice)],
    paid.value.dice,
  );
};

/** [TP4] A counter-spell, or whatever else discards a curse. */
export const discarded = (ctx: Context, held: Held, slice: Slice): readonly (CurseEvent | CoreEvent)[] => [
  { type: 'curseLifted', seat: held.seat, curse: held.curse },
  ...undone(ctx, held, slice),
];

/** What ends when a curse does: a broken die comes home, souls go back. */
const undone = ({ state }: Context, held: Held, slice: Slice): readonly CoreEvent[] => [
  ...handedBack(held),
  ...swappedBack(state, held, slice),
];
