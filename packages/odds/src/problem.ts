import { countAt, placeAt } from './arrays.ts';
import type { Counts } from './dice.ts';
import { ADVENTURER, BLACK, COUNTS, GOLD, KEY, LOOSE, type Positions, positionsOf, TORCH } from './positions.ts';

/** What a player's gold masks do. */
export interface GoldMask {
  /** Black dice that one releases: two (TD3), one under the mask curse (TM1.6), three for the Doc (TM7.5). */
  readonly releases: 1 | 2 | 3;
  /** It also pays as a key: the Mechanic (TM7.11). */
  readonly isKey: boolean;
}

/** What the tables take for granted beyond the rules. */
export interface Assumptions {
  /** Rolls that go by until somebody comes and frees a player who has black dice only. */
  readonly stuckRolls: number;
}

/** What some dice are to show, and everything that decides how hard that is. */
export interface Goal extends Assumptions {
  readonly cost: Counts;
  readonly dice: number;
  readonly mask: GoldMask;
}

/** A goal laid out over its positions. Hands are counted from the first whole one. */
export interface Problem {
  readonly positions: Positions;
  /** For each hand: 1 if it pays the cost. */
  readonly pays: Uint8Array;
  /** The hands with nothing but loose and nothing but black dice. */
  readonly allLoose: number;
  readonly allBlack: number;
  readonly releases: number;
  readonly stuckRolls: number;
}

export const problemOf = ({ cost, dice, mask, stuckRolls }: Goal): Problem => {
  const positions = positionsOf(cost, dice);
  const { size, firstWhole, counts, numbers, strides } = positions;
  const pays = Uint8Array.from({ length: size - firstWhole }, (_, hand) => {
    const count = (kind: number): number => countAt(counts, (firstWhole + hand) * COUNTS + kind);
    const spareGold = count(GOLD) - cost.G;
    const keys = count(KEY) + (mask.isKey ? spareGold : 0);
    const enough =
      count(ADVENTURER) >= cost.A &&
      keys >= cost.K &&
      count(TORCH) >= cost.T &&
      spareGold >= 0 &&
      count(BLACK) >= cost.B;
    return enough ? 1 : 0;
  });
  const handOfAll = (kind: typeof LOOSE | typeof BLACK): number => placeAt(numbers, dice * strides[kind]) - firstWhole;
  return {
    positions,
    pays,
    allLoose: handOfAll(LOOSE),
    allBlack: handOfAll(BLACK),
    releases: mask.releases,
    stuckRolls,
  };
};
