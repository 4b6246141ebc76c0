import type { Seat } from '@templefall/kernel';
import { PAY_FIELD } from '../../commands.ts';
import type { TempleModule } from '../../module.ts';
import { turnRoom, turns } from './cards/colossus.ts';
import { cure, cures } from './cards/doc.ts';
import { dash, dashes, putBack } from './cards/explorer.ts';
import { crossings, crossWall, magicWay } from './cards/magician.ts';
import { giveMasks, releaseMasks } from './cards/masks.ts';
import { joinOthers, joins, rolledAgain } from './cards/mechanic.ts';
import { prayers, seekHelp } from './cards/priest.ts';
import { ABILITIES, CHARACTERS, COLOSSAL_TORCH, FREED_BY_DOC } from './content.ts';
import { type CharacterOptions, cardsFor, PICK_PROBLEMS, parsePicks } from './options.ts';
import {
  type Card,
  CHARACTER_CODES,
  type CharacterCommand,
  type CharacterEvent,
  type Characters,
  has,
} from './slice.ts';

/** Module 6: six characters, each with a permanent and an activated ability. */
export const characters: TempleModule<Characters, CharacterCommand, CharacterEvent, CharacterOptions> = {
  parseOptions: (raw, { options }) => parsePicks(raw, options.players),

  // [TM7.1]
  init: ({ own, options, rng }) => ({ cards: cardsFor(own, options.players, rng) }),

  contents: {
    abilities: CHARACTERS.flatMap(character => ABILITIES.map(ability => `${character}:${ability}`)),
  },
  codes: CHARACTER_CODES,
  optionProblems: PICK_PROBLEMS,

  fields: {
    putBack: {},
    dash: { to: { kind: 'text' }, pay: PAY_FIELD },
    cure: { helped: { kind: 'number' }, pay: PAY_FIELD },
    turnRoom: { cell: { kind: 'text' }, turn: { kind: 'number' }, pay: PAY_FIELD },
    seekHelp: { to: { kind: 'text' } },
    giveMasks: { at: { kind: 'text' }, gems: { kind: 'number' }, pay: PAY_FIELD },
    releaseMasks: { pay: PAY_FIELD },
    joinOthers: { to: { kind: 'text' }, pay: PAY_FIELD },
    crossWall: { side: { kind: 'text' }, pay: PAY_FIELD },
  },
  commands: { putBack, dash, cure, turnRoom, seekHelp, giveMasks, releaseMasks, joinOthers, crossWall },
  offers: (ctx, me, slice) => [
    ...(ctx.state.drawn?.seat === me ? [{ type: 'putBack' as const, seat: me }] : []),
    // [TM7.2] A card that lies face down offers nothing.
    ...(slice.cards[me]?.faceDown
      ? []
      : [
          ...prayers(ctx, me, slice),
          ...cures(ctx, me, slice),
          ...dashes(ctx, me, slice),
          ...joins(ctx, me, slice),
          ...crossings(ctx, me, slice),
          ...turns(ctx, me, slice),
        ]),
  ],

  on: {
    // [TM7.2] A slam turns every card up again.
    doorSlammed: (_ctx, _event, { cards }) =>
      cards.some(card => card.faceDown) ? [{ type: 'abilitiesTurnedUp' }] : [],
    standInsSpent: (ctx, { dice }, slice) => rolledAgain(ctx, dice, slice),
  },

  answers: {
    // [TM7.3]
    mayPutBack: (_ctx, { seat }, slice) => has(slice, seat, 'explorer', 'permanent'),
    // [TM7.5]
    freedByGold: (_ctx, { seat }, slice) => (has(slice, seat, 'doc', 'permanent') ? FREED_BY_DOC : undefined),
    // [TM7.7]
    worthOf: (_ctx, { seat, symbol }, slice) =>
      symbol === 'T' && has(slice, seat, 'colossus', 'permanent') ? COLOSSAL_TORCH : undefined,
    // [TM7.11]
    standsFor: (_ctx, { seat, face }, slice) =>
      face === 'G' && has(slice, seat, 'mechanic', 'permanent') ? ['K'] : undefined,
    // [TM7.13]
    entryWays: (ctx, { seat, to }, slice) =>
      has(slice, seat, 'magician', 'permanent') ? magicWay(ctx, to) : undefined,
  },

  evolve: {
    abilityUsed: ({ cards }, { seat, upAt }) => ({
      cards: cards.map((card, index) =>
        index === seat ? { ...card, faceDown: true as const, ...(upAt !== undefined && { upAt }) } : card,
      ),
    }),
    abilityTurnedUp: ({ cards }, { seat }) => ({
      cards: cards.map((card, index) => (index === seat ? faceUp(card) : card)),
    }),
    abilitiesTurnedUp: ({ cards }) => ({ cards: cards.map(faceUp) }),
  },

  // [TM7.17] Where no door slams, a used card turns up by itself.
  due: ({ cards }) => {
    const moments = cards.flatMap(({ upAt }) => upAt ?? []);
    return moments.length > 0 ? Math.min(...moments) : undefined;
  },
  tick: ({ at }, { cards }) =>
    cards.flatMap(({ upAt }, index) =>
      upAt !== undefined && upAt <= at ? [{ type: 'abilityTurnedUp' as const, seat: index as Seat }] : [],
    ),
};

const faceUp = ({ faceDown: _, upAt: __, ...card }: Card): Card => card;
