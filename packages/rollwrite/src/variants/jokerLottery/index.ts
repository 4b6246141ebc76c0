import { rolled, TABLE_STREAM } from '../../dice.ts';
import type { Face, Gain } from '../../vocabulary.ts';
import type { Variant } from '../variant.ts';

/** It keeps nothing of its own: what counts is what the extra dice show. */
export type JokerLotterySlice = Record<string, never>;

/** [WV4] What each face brings in a joker room. */
const GAIN_OF: { readonly [F in Face]: Gain } = {
  key: 'key',
  torch: 'torch',
  gold: 'gold',
  adventurer: 'nothing',
  black: 'moveCurses',
};

export const jokerLottery: Variant<JokerLotterySlice, never, never> = {
  init: () => ({}),
  on: {
    // [WV4] At each turn of the start player the two extra dice are rolled; they hold for the whole round.
    turnBegan: ({ state, chance }, { seat }) =>
      seat === state.start
        ? [{ type: 'extraDiceRolled', faces: rolled(chance(TABLE_STREAM, state.tableRolls), state.extra.dice) }]
        : [],
  },
  answers: {
    drawnGains: ({ state }) => state.extra.faces.map(face => GAIN_OF[face]),
  },
  evolve: {},
};
