import type { Seat } from '@templefall/kernel';
import { roomAt } from '../../board.ts';
import { type By, PAY_FIELD, type Paying } from '../../commands.ts';
import { tiles } from '../../content/tiles.ts';
import { plan } from '../../context.ts';
import type { Paid } from '../../events.ts';
import type { TempleModule } from '../../module.ts';
import { paymentAs } from '../../payment.ts';
import { inside } from '../../players.ts';
import { refusing } from '../../refusals.ts';
import type { Loss, TileId } from '../../vocabulary.ts';

const FOUNTAIN = 'fountain' as TileId;
/** [TP6] */
const DRINK_COST = ['G', 'G'] as const;

const CODES = ['notAtFountain', 'drankAlready', 'nothingLost'] as const;
const refuse = refusing(CODES);

interface Slice {
  /** Seats that drank already. */
  readonly drank: readonly Seat[];
}
type Drink = By<'drink'> & Paying;
type Drank = { readonly type: 'drank'; readonly seat: Seat; readonly paid: Paid };

/** [TP9] Dice given away or broken are not lost, and sacrificed ones do not come back. */
const RETURNS: readonly Loss[] = ['slam', 'fell'];

/** Promo pack The fountain (TP6): a room that gives a lost die back. Its curse cards are rows of the curses' table (TP7). */
export const fountain: TempleModule<Slice, Drink, Drank> = {
  codes: CODES,
  tiles: tiles([['fountain', 'AT', 'NW']]),
  init: () => ({ drank: [] }),
  fields: { drink: { pay: PAY_FIELD } },

  commands: {
    // [TP6] Two gold masks of one's own, once per player and game; the die comes back blank.
    drink: (ctx, { seat, pay }, { drank }) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      if (roomAt(ctx.state, player.value.spot)?.tile.id !== FOUNTAIN) return refuse('notAtFountain');
      if (drank.includes(seat)) return refuse('drankAlready');
      const lost = player.value.lost.find(({ how }) => RETURNS.includes(how));
      if (!lost) return refuse('nothingLost');
      const paid = paymentAs(ctx, { payers: [seat], cost: DRINK_COST, pay });
      if (!paid.ok) return paid;
      return plan(
        () => [
          { type: 'drank', seat, paid: paid.value },
          { type: 'dieReturned', seat, die: lost.id },
        ],
        paid.value.dice,
      );
    },
  },
  offers: (_ctx, seat) => [{ type: 'drink', seat }],

  answers: { addsRooms: () => [FOUNTAIN] },
  evolve: { drank: (slice, { seat }) => ({ drank: [...slice.drank, seat] }) },
};
