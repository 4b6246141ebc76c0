import { activated } from '../../actions/activate.ts';
import { roomAt } from '../../board.ts';
import type { By } from '../../commands.ts';
import { tiles } from '../../content/tiles.ts';
import { plan } from '../../context.ts';
import { blackDice } from '../../dice.ts';
import type { TempleModule } from '../../module.ts';
import { inside } from '../../players.ts';
import { refusing } from '../../refusals.ts';
import type { TileId } from '../../vocabulary.ts';

const PIT = 'pit' as TileId;
const MASKS_SHOWN = 5;
const GEMS = 2;

const CODES = ['tooFewMasks'] as const;
const refuse = refusing(CODES);

/** Promo pack The pit (TP1): a room whose gems ask for black masks. Its curse cards are rows of the curses' table (TP2). */
export const pit: TempleModule<object, By<'darePit'>, never> = {
  codes: CODES,
  tiles: tiles([['pit', 'AA', 'NE']]),
  init: () => ({}),
  fields: { darePit: {} },

  commands: {
    // [TP1] Five black masks shown by one player alone; the dice stay black.
    darePit: (ctx, { seat }) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const { spot } = player.value;
      const room = roomAt(ctx.state, spot);
      if (room?.tile.id !== PIT) return refuse('noGems');
      if (room.gems > 0) return refuse('gemsTaken');
      if (ctx.state.depot === 0) return refuse('depotEmpty');
      const shown = blackDice(player.value, ctx.at).length;
      if (shown < MASKS_SHOWN) return refuse('tooFewMasks', { missing: MASKS_SHOWN - shown });
      return plan(() => [activated(ctx, { seat, spot, gems: GEMS, paid: { dice: [] } })]);
    },
  },
  offers: (_ctx, seat) => [{ type: 'darePit', seat }],

  answers: { addsRooms: () => [PIT] },
  evolve: {},
};
