import { hidden, pileOf, without } from '@templefall/kernel';
import { shuffled } from '@templefall/kit';
import { PAY_FIELD } from '../../commands.ts';
import { SETUP_STREAM } from '../../context.ts';
import type { TempleModule } from '../../module.ts';
import { isSealed } from '../../sealing.ts';
import {
  GHOST_ROOM,
  OBELISK,
  OWN_ROOMS,
  QUEST_ROOMS,
  TREE_OF_LIFE,
  TRIAL_TILES,
  TRIALS,
  TRIALS_TO_PASS,
} from './content.ts';
import { parseQuests, QUEST_PROBLEMS, type QuestOptions } from './options.ts';
import { sacrifice, sacrifices } from './rooms/altar.ts';
import { ghostAppears, isGhostIn, pushes, pushGhost } from './rooms/ghost.ts';
import { obeliskLaid, wallSealed } from './rooms/obelisk.ts';
import { isAt } from './rooms/present.ts';
import { healTree } from './rooms/tree.ts';
import { passTrial, trialMet } from './rooms/trials.ts';
import {
  discovered,
  openQuests,
  QUEST_CODES,
  type QuestCommand,
  type QuestEvent,
  type Quests,
  undiscovered,
} from './slice.ts';

/** The occasion on which the quest rooms of a game are drawn at setup. */
const DRAW_QUESTS = 601;

/** Module 5: quest rooms. */
export const quests: TempleModule<Quests, QuestCommand, QuestEvent, QuestOptions> = {
  parseOptions: parseQuests,

  init: ({ own: { count, drawsOwn }, rng }) => ({
    count,
    ...(drawsOwn && { drawsOwn }),
    done: [],
    forfeited: 0,
    sacrificed: 0,
    // [TM6.5] Four of the six, whether their room will be in the game or not: the pile tells nothing.
    trials: pileOf(shuffled(rng, TRIAL_TILES).slice(0, TRIALS_TO_PASS)),
    freeWalls: [],
  }),

  laterParts: ['drawsOwn', 'counted', 'trial', 'ghost'],
  tiles: QUEST_ROOMS,
  contents: { quests: OWN_ROOMS, trials: TRIAL_TILES },
  codes: QUEST_CODES,
  optionProblems: QUEST_PROBLEMS,

  fields: {
    sacrifice: { die: { kind: 'number' } },
    passTrial: { pay: PAY_FIELD },
    pushGhost: { to: { kind: 'text' }, pay: PAY_FIELD },
    healTree: { pay: PAY_FIELD },
  },
  commands: { sacrifice, passTrial, pushGhost, healTree },
  offers: (ctx, me, slice) => [
    ...(isAt(ctx, me, TRIALS) ? [{ type: 'passTrial' as const, seat: me }] : []),
    ...(isAt(ctx, me, TREE_OF_LIFE) ? [{ type: 'healTree' as const, seat: me }] : []),
    ...pushes(ctx, me, slice),
    ...sacrifices(ctx, me),
  ],

  on: {
    roomLaid: (ctx, { cell, tile, turn }, slice) => {
      const { rooms } = ctx.state;
      // [TB6] Nobody can look for them any more: the quests still in the stack are waived.
      const lost = undiscovered(ctx, slice) > 0 && isSealed(ctx) ? undiscovered(ctx, slice) : 0;
      return [
        ...(tile.id === GHOST_ROOM ? [ghostAppears] : []),
        ...(tile.id === OBELISK ? obeliskLaid(rooms, cell, turn) : wallSealed(rooms, cell, slice)),
        ...(lost > 0 ? [{ type: 'questsForfeited' as const, count: lost, counted: discovered(ctx, slice) }] : []),
      ];
    },
    entered: (ctx, { to }, slice) => trialMet(ctx, to, slice),
    pawnMoved: (ctx, { to }, slice) => trialMet(ctx, to, slice),
    roomRemoved: (_ctx, { cell }, slice) => (isGhostIn(slice, cell) ? [ghostAppears] : []),
  },

  answers: {
    questPool: () => OWN_ROOMS,
    // [TM6.1] [TM6.10]
    joinsLate: (ctx, _none, { count, drawsOwn }) => {
      const pool = ctx.ask('questPool', null, []).filter(tile => drawsOwn || !OWN_ROOMS.includes(tile));
      return shuffled(ctx.chance(SETUP_STREAM, DRAW_QUESTS), pool).slice(0, count);
    },
    isQuestDone: (_ctx, { tile }, slice) => slice.done.includes(tile),
    // [TB6]
    needsStack: (ctx, _none, slice) => undiscovered(ctx, slice) > 0,
    needsRoom: (ctx, { tile }, slice) => undiscovered(ctx, slice) > 0 && ctx.ask('questPool', null, []).includes(tile),
    // [TM6.3]
    refusesEscape: (ctx, _who, slice) => {
      const open = openQuests(ctx, slice);
      return open > 0 ? { code: 'questsOpen', because: { open } } : undefined;
    },
    // [TM6.8] [TM6.9]
    keysToEscape: (_ctx, _none, { freeWalls }) => freeWalls.length,
  },

  evolve: {
    questDone: ({ ghost, ...slice }, { tile }) => ({
      ...slice,
      done: [...slice.done, tile],
      ...(ghost !== undefined && tile !== GHOST_ROOM && { ghost }),
    }),
    questsForfeited: (slice, { count, counted }) => ({ ...slice, forfeited: slice.forfeited + count, counted }),
    dieSacrificed: slice => ({ ...slice, sacrificed: slice.sacrificed + 1 }),
    trialRevealed: (slice, { trial }) => ({ ...slice, trial, trials: without(slice.trials, trial) }),
    trialPassed: ({ trial: _, ...slice }) => slice,
    ghostAppeared: (slice, { at }) => ({ ...slice, ghost: at }),
    ghostPushed: (slice, { to }) => ({ ...slice, ghost: to }),
    treeHealed: slice => slice,
    obeliskLaid: (slice, { freeWalls }) => ({ ...slice, freeWalls }),
    wallSealed: (slice, { side }) => ({ ...slice, freeWalls: slice.freeWalls.filter(wall => wall !== side) }),
  },

  // [TX1] Which trials are to come is nobody's to know.
  view: slice => ({ ...slice, trials: hidden(slice.trials) }),
};
