import { type Cost, type Counts, handOf } from './dice.ts';
import type { Assumptions, GoldMask } from './problem.ts';
import { type OddsTable, SHORT_TABLE, tableOf } from './table.ts';

/**
 * Exact odds of keeping and re-rolling, for one player's dice.
 *
 * What they take for granted:
 * - A roll is one unit of time; spending a gold mask and paying take none (TD6: actions are not slowed).
 * - Dice are rolled until the whole cost lies there at one moment; then it is paid. Nobody helps, nothing is lost or
 *   gained on the way, and a gold mask is spent on its owner's dice only.
 * - A spent gold die and the dice it released are blank (TD3). Dice already held count from the start; so does a gold
 *   mask that is held back for a die that may turn black later.
 * - Somebody with black dice only waits `stuckRolls` rolls, then has all dice back, blank, and goes on.
 *
 * A table is worked out when it is first asked for and kept by this object.
 */
export interface Odds {
  readonly table: (cost: Cost, dice: number, mask?: GoldMask) => OddsTable;
}

/** Thirty rolls are about a minute at standard pace: a team mate notices, comes and rolls a gold mask. */
export const ASSUMPTIONS: Assumptions = { stuckRolls: 30 };

/** A gold mask without curse or character (TD3). */
export const PLAIN_MASK: GoldMask = { releases: 2, isKey: false };

/** Five dice and a gift from each of five players who escaped (TA11). */
export const MOST_DICE = 10;

export const createOdds = ({ stuckRolls }: Assumptions = ASSUMPTIONS): Odds => {
  if (!Number.isInteger(stuckRolls) || stuckRolls < 1) throw new Error(`no number of rolls: ${stuckRolls}`);
  const tables = new Map<number, OddsTable>();
  return {
    table: (cost, dice, mask = PLAIN_MASK) => {
      if (!Number.isInteger(dice) || dice < 0 || dice > MOST_DICE) throw new Error(`no number of dice: ${dice}`);
      if (cost.length > dice) return SHORT_TABLE;
      const counts = handOf(cost);
      const name = nameOf(counts, dice, mask);
      const known = tables.get(name);
      if (known) return known;
      const table = tableOf({ cost: counts, dice, mask, stuckRolls });
      tables.set(name, table);
      return table;
    },
  };
};

/** One whole number for each table: no count is above `MOST_DICE`. */
const BASE = MOST_DICE + 1;
const nameOf = ({ A, K, T, G, B }: Counts, dice: number, mask: GoldMask): number => {
  const own = (mask.releases - 1) * 2 + (mask.isKey ? 1 : 0);
  return (((((own * BASE + A) * BASE + K) * BASE + T) * BASE + G) * BASE + B) * BASE + dice;
};
