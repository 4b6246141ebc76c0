import { hidden, pileOf, type Seat, without } from '@templefall/kernel';
import { shuffled } from '@templefall/kit';
import { PAY_FIELD } from '../../commands.ts';
import { shown } from '../../dice.ts';
import type { TempleModule } from '../../module.ts';
import { isInside, playerOf } from '../../players.ts';
import { deckOf } from '../cardBox.ts';
import { setHand } from './cards/cursedHand.ts';
import { spilled } from './cards/lostDice.ts';
import { loseTreasure, treasuresOf } from './cards/lostTreasure.ts';
import { standUp } from './cards/onYourFeet.ts';
import { swapSouls } from './cards/soulSwap.ts';
import { CURSE_ROWS, CURSES, type Curse, FEET_SLOWDOWN, HAND_SLOWDOWN, STANDING_MS } from './content.ts';
import { drawn } from './draw.ts';
import { discarded, liftCurse } from './lift.ts';
import { ASSIST_PROBLEMS, parseAssists } from './options.ts';
import { chosenByGame, nextOverdue } from './overdue.ts';
import {
  type Assists,
  CURSE_CODES,
  type CurseCommand,
  type CurseEvent,
  type Held,
  heldBy,
  holds,
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
  init: ({ own, rng, options }) => ({
    deck: pileOf(shuffled(rng, deckOf(CURSES, CURSE_ROWS, options))),
    held: [],
    hands: [],
    hasty: 0,
    assists: own,
  }),

  fields: {
    liftCurse: { curse: { kind: 'text' }, pay: PAY_FIELD },
    setHand: { down: { kind: 'flag' } },
    standUp: {},
    swapSouls: { other: { kind: 'number' } },
    loseTreasure: { treasure: { kind: 'text' } },
  },

  commands: { liftCurse, setHand, standUp, swapSouls, loseTreasure },
  offers: (ctx, seat, { held, hands }) =>
    held
      .filter((one, index) => one.seat === seat && held.findIndex(same => isAlike(same, one)) === index)
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

    cardDiscarded: (ctx, { seat, kind, card }, slice) => {
      const held = kind === 'curse' ? heldBy(slice, seat, card as Curse) : undefined;
      return held ? discarded(ctx, held, slice) : [];
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

  due: nextOverdue,
  tick: chosenByGame,

  evolve: {
    curseDrawn: (slice, { curse, kept }) => ({
      ...slice,
      deck: without(slice.deck, curse),
      held: kept ? [...slice.held, kept] : slice.held,
    }),
    curseLifted: (slice, { seat, curse }) => ({
      ...slice,
      // Of two equal ones (only Lost treasure can lie there twice) one goes.
      held: slice.held.filter(one => one !== heldBy(slice, seat, curse)),
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
    // The last in the order of swaps, whenever its card was drawn.
    soulsSwapped: (slice, { seat, other }) => ({
      ...slice,
      held: [
        ...slice.held.filter(one => one.seat !== seat || one.curse !== 'soulSwap'),
        { seat, curse: 'soulSwap', other },
      ],
    }),
    rolledHastily: slice => ({ ...slice, hasty: slice.hasty + 1 }),
  },

  // [TX1] Nobody knows the order of the deck.
  view: slice => ({ ...slice, deck: hidden(slice.deck) }),
};

const isAlike = (one: Held, other: Held): boolean => one.seat === other.seat && one.curse === other.curse;
