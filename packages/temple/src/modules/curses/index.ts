import { hidden, LAG_MS, pileOf, type Seat, without } from '@templefall/kernel';
import { shuffled } from '@templefall/kit';
import { type Context, plan } from '../../context.ts';
import { shown } from '../../dice.ts';
import type { CoreEvent } from '../../events.ts';
import type { TempleModule } from '../../module.ts';
import { paymentAs } from '../../payment.ts';
import { inside, playerOf } from '../../players.ts';
import type { State } from '../../state.ts';
import { handedBack } from './cards/brokenDie.ts';
import { spilled } from './cards/lostDice.ts';
import { lostTreasure, treasuresOf } from './cards/lostTreasure.ts';
import { nearest, swapped, swappedBack, swapRefusal } from './cards/soulSwap.ts';
import { CURSE_ROWS, CURSES, type Curse, FEET_SLOWDOWN, HAND_SLOWDOWN, STANDING_MS } from './content.ts';
import { drawn } from './draw.ts';
import { ASSIST_PROBLEMS, parseAssists } from './options.ts';
import {
  type Assists,
  CURSE_CODES,
  type CurseCommand,
  type CurseEvent,
  type Held,
  heldBy,
  holds,
  refuse,
  type Slice,
} from './slice.ts';

/** Module 1 (TM1), with the curse cards of every other box (TM5.2, TP2–TP8) that is on. */
export const curses: TempleModule<Slice, CurseCommand, CurseEvent, Assists> = {
  codes: CURSE_CODES,
  optionProblems: ASSIST_PROBLEMS,
  contents: { curses: CURSES },

  parseOptions: parseAssists,
  provides: { decks: () => 1 },

  // [TM1.1] The deck: every card of the boxes in play.
  init: ({ own, rng, options }) => {
    const rows = CURSES.filter(curse => {
      const { box } = CURSE_ROWS[curse];
      return box === undefined || box in options.modules;
    });
    const cards = rows.flatMap(curse => new Array<Curse>(CURSE_ROWS[curse].cards).fill(curse));
    return { deck: pileOf(shuffled(rng, cards)), held: [], hands: [], hasty: 0, assists: own };
  },

  fields: {
    liftCurse: { curse: { kind: 'text' }, pay: { kind: 'numbers', optional: true } },
    setHand: { down: { kind: 'flag' } },
    standUp: {},
    swapSouls: { other: { kind: 'number' } },
    loseTreasure: { treasure: { kind: 'text' } },
  },

  commands: {
    // [TM1.3] The combination on the card, with one's own dice, unaided; the card leaves the game.
    liftCurse: (ctx, { seat, curse, pay }, slice) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const held = heldBy(slice, seat, curse);
      if (!held) return refuse('notCursed');
      const { lift } = CURSE_ROWS[curse];
      if (!lift) return refuse('cannotBeLifted');
      const paid = paymentAs(ctx, { payers: [seat], cost: lift, pay });
      if (!paid.ok) return paid;
      return plan(
        () => [{ type: 'curseLifted', seat, curse, paid: paid.value }, ...undone(ctx, held)],
        paid.value.dice,
      );
    },

    // [TM1.9] A hand on the head: a key or a hand on the screen held down.
    setHand: (ctx, { seat, down }, slice) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      if (!holds(slice, seat, 'cursedHand')) return refuse('notCursed');
      return plan(() => [{ type: 'handSet', seat, down }]);
    },

    // [TP5] One press stands up again.
    standUp: (ctx, { seat }, slice) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      if (!holds(slice, seat, 'onYourFeet')) return refuse('notCursed');
      return plan(() => [{ type: 'stoodUp', seat, at: ctx.at }]);
    },

    // [TM5.2] The owner names with whom souls are swapped.
    swapSouls: (ctx, { seat, other }, slice) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const until = heldBy(slice, seat, 'soulSwap')?.until;
      if (until === undefined || ctx.at >= until) return refuse('nothingToName');
      return swapRefusal(ctx, seat, other) ?? plan(() => swapped(seat, other));
    },

    // [TP2] The owner names the treasure to be lost.
    loseTreasure: (ctx, { seat, treasure }, slice) => {
      const player = inside(ctx, seat);
      if (!player.ok) return player;
      const until = heldBy(slice, seat, 'lostTreasure')?.until;
      if (until === undefined || ctx.at >= until) return refuse('nothingToName');
      if (!treasuresOf(ctx, seat).includes(treasure)) return refuse('noSuchTreasure');
      return plan(() => lostTreasure(seat, treasure));
    },
  },

  offers: (ctx, seat, { held, hands }) =>
    held
      .filter(one => one.seat === seat)
      .flatMap(({ curse }): readonly CurseCommand[] => {
        const lift: CurseCommand = { type: 'liftCurse', seat, curse };
        switch (curse) {
          case 'cursedHand':
            return [{ type: 'setHand', seat, down: !hands.includes(seat) }, lift];
          case 'onYourFeet':
            return [{ type: 'standUp', seat }, lift];
          case 'soulSwap':
            return [
              ...ctx.state.players.map((_, other): CurseCommand => ({ type: 'swapSouls', seat, other: other as Seat })),
              lift,
            ];
          case 'lostTreasure':
            return [...new Set(treasuresOf(ctx, seat))].map(treasure => ({ type: 'loseTreasure', seat, treasure }));
          default:
            return [lift];
        }
      }),

  on: {
    // [TM1.1] Whoever discovers a room with the purple mask; [TS10] one laid at setup was discovered by nobody, and
    // [TA12] whoever escaped while looking at it is out of the temple's reach.
    roomLaid: (ctx, { seat, tile }, slice) =>
      seat !== undefined && isInside(ctx.state, seat) && tile.marks?.includes('curse') ? drawn(ctx, seat, slice) : [],

    rolled: (ctx, event, slice) => spilled(ctx, event, slice),

    // [TP4] A counter-spell, or whatever else discards a curse.
    cardDiscarded: (ctx, { seat, kind, card }, slice) => {
      const held = kind === 'curse' ? heldBy(slice, seat, card as Curse) : undefined;
      return held ? [{ type: 'curseLifted', seat, curse: held.curse }, ...undone(ctx, held)] : [];
    },
  },

  answers: {
    // [TS5] Rooms with the purple mask come into play.
    usesDeepRooms: () => true,

    // [TM1.4] [TM1.12] Trap: neither enter nor discover, nor walk by an ability.
    refusesStep: (_ctx, { seat }, slice) => (holds(slice, seat, 'trap') ? { code: 'trapped' } : undefined),

    // [TM1.6] [TM1.13] Mask: a gold mask frees one die, whoever's it is.
    isGoldWeak: (_ctx, { seat }, slice) => holds(slice, seat, 'mask'),

    // [TM1.7] Silence: chat, pings, emotes and voice are shut.
    // [TA12] Whoever escaped still talks to the team.
    isSilenced: ({ state }, { seat }, slice) => isInside(state, seat) && holds(slice, seat, 'silence'),

    // [TP2] While a treasure is about to be lost, none can be used up to save it.
    refusesTreasure: (_ctx, { seat }, slice) =>
      holds(slice, seat, 'lostTreasure') ? { code: 'treasureAtStake' } : undefined,

    // [TM1.9] Cursed hand and [TP5] on your feet bar a roll, unless the assist slows it instead.
    refusesRoll: ({ at }, { seat }, slice) => {
      const { hands, assists } = slice;
      if (!assists.hand && holds(slice, seat, 'cursedHand') && !hands.includes(seat)) return { code: 'handNotDown' };
      const stoodAt = heldBy(slice, seat, 'onYourFeet')?.stoodAt;
      if (!assists.feet && stoodAt !== undefined && at >= stoodAt + STANDING_MS) return { code: 'sunkDown' };
      return undefined;
    },
    rollSlowdown: (_ctx, { seat }, slice) =>
      (slice.assists.hand && holds(slice, seat, 'cursedHand') ? HAND_SLOWDOWN : 0) +
      (slice.assists.feet && holds(slice, seat, 'onYourFeet') ? FEET_SLOWDOWN : 0),

    // [TP4] Doomed: no escape until it is lifted.
    refusesEscape: (_ctx, { seat }, slice) => (holds(slice, seat, 'doomed') ? { code: 'doomed' } : undefined),

    // [TP7] Poisoned: one die more at a slam, also where it is safe.
    lossesAtSlam: (_ctx, { seat }, slice) => (holds(slice, seat, 'poisoned') ? 1 : 0),

    // [TP8] Vines: adventurers pay for nothing, and such dice are always rolled along.
    isBarred: (_ctx, { seat, face }, slice) => face === 'A' && holds(slice, seat, 'vines'),
    alsoRolled: ({ state, at }, { seat }, slice) =>
      holds(slice, seat, 'vines')
        ? playerOf(state, seat)
            .dice.filter(die => shown(die, at) === 'A')
            .map(die => die.id)
        : [],

    cardsOf: (_ctx, { seat, kind }, { held }) =>
      kind === 'curse' ? held.filter(one => one.seat === seat).map(({ curse }) => curse) : undefined,
  },

  // What a card asks for is answered by the game when its owner does not (TM5.2).
  // [TT9] A name given in time counts even if it comes a little late.
  due: ({ held }) =>
    held.reduce<number | undefined>(
      (first, { until }) => earlier(first, until === undefined ? undefined : until + LAG_MS),
      undefined,
    ),
  tick: (ctx, { held }) => {
    const next = held.find(({ until }) => until !== undefined && until + LAG_MS <= ctx.at);
    if (!next) return [];
    const { seat, curse } = next;
    const other = nearest(ctx.state, seat);
    if (!isInside(ctx.state, seat)) return [{ type: 'curseLifted', seat, curse }];
    if (curse === 'lostTreasure') return lostTreasure(seat, treasuresOf(ctx, seat)[0]);
    return other === undefined ? [{ type: 'curseLifted', seat, curse }] : swapped(seat, other);
  },

  evolve: {
    curseDrawn: (slice, { curse, kept }) => ({
      ...slice,
      deck: without(slice.deck, curse),
      held: kept ? [...slice.held, kept] : slice.held,
    }),
    curseLifted: (slice, { seat, curse }) => ({
      ...slice,
      held: slice.held.filter(one => one.seat !== seat || one.curse !== curse),
      hands: curse === 'cursedHand' ? slice.hands.filter(one => one !== seat) : slice.hands,
    }),
    handSet: (slice, { seat, down }) => ({
      ...slice,
      hands: [...slice.hands.filter(one => one !== seat), ...(down ? [seat] : [])],
    }),
    stoodUp: (slice, { seat, at }) => ({
      ...slice,
      held: slice.held.map(one => (one.seat === seat && one.curse === 'onYourFeet' ? { ...one, stoodAt: at } : one)),
    }),
    soulsSwapped: (slice, { seat, other }) => ({
      ...slice,
      held: slice.held.map((one): Held => {
        if (one.seat !== seat || one.curse !== 'soulSwap') return one;
        const { until: _, ...named } = one;
        return { ...named, other };
      }),
    }),
    rolledHastily: slice => ({ ...slice, hasty: slice.hasty + 1 }),
  },

  // [TX1] Nobody knows the order of the deck.
  view: slice => ({ ...slice, deck: hidden(slice.deck) }),
};

/** What ends when a curse does: a broken die comes home, souls go back. */
const undone = ({ state }: Context, held: Held): readonly CoreEvent[] => [
  ...handedBack(held),
  ...swappedBack(state, held),
];

const isInside = ({ players }: State, seat: Seat): boolean => players[seat]?.spot !== undefined;

const earlier = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : Math.min(a, b);
