import { dealt, hidden, pileOf, top } from '@templefall/kernel';
import { must, shuffled } from '@templefall/kit';
import { beyond, cellOf, opposite } from '../../board.ts';
import { PAY_FIELD } from '../../commands.ts';
import { plan } from '../../context.ts';
import type { TempleModule } from '../../module.ts';
import { paymentAs } from '../../payment.ts';
import { inside } from '../../players.ts';
import { deckOf } from '../cardBox.ts';
import { counterSpell } from './cards/counterSpell.ts';
import { extraGem } from './cards/extraGem.ts';
import { greatTorch } from './cards/greatTorch.ts';
import { healingMask } from './cards/healingMask.ts';
import { tokenNamed, tokenOf } from './cards/lent.ts';
import { secretPassage } from './cards/secretPassage.ts';
import { teleport } from './cards/teleport.ts';
import { CHEST_COST, TREASURE_ROWS, TREASURES, type Treasure } from './content.ts';
import {
  holdsTreasure,
  refuse,
  type Slice,
  TARGETS,
  TREASURE_CODES,
  type TreasureCommand,
  type TreasureEvent,
  type TreasureUse,
} from './slice.ts';

/** Double torch and double key have no use of their own: they go into payments (`tokens`). */
const USES: { readonly [treasure in Treasure]?: TreasureUse } = {
  healingMask,
  teleport,
  extraGem,
  secretPassage,
  greatTorch,
  counterSpell,
};

/** Module 2 (TM2), with the treasures of every other box (TM5.3, TP4) that is on. */
export const treasures: TempleModule<Slice, TreasureCommand, TreasureEvent> = {
  codes: TREASURE_CODES,
  contents: { treasures: TREASURES },
  provides: { decks: () => 1 },

  // [TM2.1] The tiles of the boxes in play, shuffled face down.
  init: ({ rng, options }) => ({
    pile: pileOf(shuffled(rng, deckOf(TREASURES, TREASURE_ROWS, options))),
    laid: {},
    held: [],
    gems: [],
    holes: [],
    torches: [],
  }),

  fields: {
    takeTreasure: { pay: PAY_FIELD },
    useTreasure: {
      treasure: { kind: 'text' },
      to: { kind: 'text', optional: true },
      cell: { kind: 'text', optional: true },
      side: { kind: 'text', optional: true },
      curse: { kind: 'text', optional: true },
    },
  },

  commands: {
    // [TM2.2] Two keys take the treasure of one's room; from then on all see what it is.
    takeTreasure: (ctx, { seat, pay }, { laid }) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const cell = cellOf(player.value.spot);
      const chest = laid[cell];
      if (!chest) return refuse('noTreasure');
      const paid = paymentAs(ctx, { payers: [seat], cost: CHEST_COST, pay });
      if (!paid.ok) return paid;
      return plan(
        () => [{ type: 'treasureTaken', seat, cell, treasure: must(top(chest), 'a treasure'), paid: paid.value }],
        paid.value.dice,
      );
    },

    // [TM2.9] Only in the temple, only one's own.
    useTreasure: (ctx, command, slice) => {
      const { seat, treasure } = command;
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const use = holdsTreasure(slice, seat, treasure) ? USES[treasure] : undefined;
      if (!use) return refuse('noTreasure');
      const barred = ctx.ask('refusesTreasure', { seat }, undefined);
      if (barred) return { ok: false, error: barred };
      if (TARGETS.some(target => !use.where?.includes(target) && command[target] !== undefined))
        return refuse('wrongTarget');
      const lawful = use.law(ctx, command, player.value.spot);
      if (!lawful.ok) return lawful;
      return plan(() => [{ type: 'treasureGone', seat, treasure }, ...lawful.value.happen()]);
    },
  },

  offers: (ctx, seat, slice) => {
    const spot = ctx.state.players[seat]?.spot;
    if (spot === undefined) return [];
    const mine = TREASURES.filter(treasure => holdsTreasure(slice, seat, treasure));
    return [
      { type: 'takeTreasure', seat },
      ...mine.flatMap(treasure =>
        (USES[treasure]?.offers(ctx, seat, spot) ?? []).map(where => ({
          type: 'useTreasure' as const,
          seat,
          treasure,
          ...where,
        })),
      ),
    ];
  },

  on: {
    // [TM2.1] [TS10] A chest gets its tile whoever laid the room, setup included.
    roomLaid: (_ctx, { cell, tile }, { pile }) =>
      tile.marks?.includes('treasure') && pile.size > 0 ? [{ type: 'treasureLaid', cell }] : [],

    tokensSpent: (_ctx, { seat, tokens }) =>
      tokens.flatMap(id => {
        const treasure = tokenNamed(id);
        return treasure ? [{ type: 'treasureGone' as const, seat, treasure }] : [];
      }),

    // [TP2] A curse takes a treasure away.
    cardDiscarded: (_ctx, { seat, kind, card }, slice) => {
      const treasure = TREASURES.find(one => one === card && holdsTreasure(slice, seat, one));
      return kind === 'treasure' && treasure ? [{ type: 'treasureGone', seat, treasure }] : [];
    },

    // [TM5.5] The great torch holds until the next slam.
    doorSlammed: (_ctx, _event, { torches }) => (torches.length > 0 ? [{ type: 'greatTorchesOut' }] : []),
  },

  answers: {
    // [TS5] Rooms with a chest come into play.
    usesDeepRooms: () => true,

    // [TM2.4] [TM2.5] They count as two in one payment, combined ones and escapes included; what is not needed is lost.
    tokens: (ctx, { seat }, { held }) =>
      ctx.ask('refusesTreasure', { seat }, undefined) ? [] : held.filter(one => one.seat === seat).flatMap(tokenOf),

    hasPassage: (_ctx, { cell, side }, { holes }) =>
      holes.some(
        hole =>
          (hole.cell === cell && hole.side === side) ||
          (beyond(hole.cell, hole.side) === cell && opposite(hole.side) === side),
      ),

    isSafe: (_ctx, { spot }, { torches }) => torches.includes(spot),

    // [TP10] What lies there with a gem on it is no treasure to lose.
    cardsOf: (_ctx, { seat, kind }, { held }) =>
      kind === 'treasure' ? held.filter(one => one.seat === seat).map(({ treasure }) => treasure) : undefined,
  },

  evolve: {
    treasureLaid: (slice, { cell }) => {
      const [chest, pile] = dealt(slice.pile);
      return { ...slice, pile, laid: { ...slice.laid, [cell]: chest } };
    },
    treasureTaken: (slice, { seat, cell, treasure }) => {
      const { [cell]: _, ...laid } = slice.laid;
      return { ...slice, laid, held: [...slice.held, { seat, treasure }] };
    },
    treasureGone: (slice, { seat, treasure }) => {
      const gone = slice.held.findIndex(one => one.seat === seat && one.treasure === treasure);
      return { ...slice, held: slice.held.filter((_, index) => index !== gone) };
    },
    gemKept: (slice, { seat }) => ({ ...slice, gems: [...slice.gems, seat] }),
    passageBroken: (slice, { hole }) => ({ ...slice, holes: [...slice.holes, hole] }),
    greatTorchLit: (slice, { spot }) => ({ ...slice, torches: [...slice.torches, spot] }),
    greatTorchesOut: slice => ({ ...slice, torches: [] }),
  },

  // [TX1] Face down is face down.
  view: slice => ({
    ...slice,
    pile: hidden(slice.pile),
    laid: Object.fromEntries(Object.entries(slice.laid).map(([cell, chest]) => [cell, hidden(chest)])),
  }),
};
