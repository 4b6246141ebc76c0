import { blankHand, type GoldMask, MOST_DICE, type Odds, PLAIN_MASK } from '@templefall/odds';
import { FACES, type Face } from '@templefall/temple';
import type { Grip } from './hand.ts';

/** Expected rolls from blank dice, looked up so often that they are laid out flat. */
export interface Rolls {
  readonly odds: Odds;
  /** So many of one symbol, by one player with so many dice. */
  readonly ofOne: (symbol: Face, count: number, dice: number) => number;
  /** Any cost, by one player. */
  readonly alone: (cost: readonly Face[], grip: Grip) => number;
  /** So many of one symbol on average a head, by players with so many dice each: between whole shares, in line. */
  readonly together: (symbol: Face, share: number, dice: number) => number;
}

const WIDTH = MOST_DICE + 1;
/** Keys and torches are asked for most. */
const rowOf = (symbol: Face): number => (symbol === 'K' ? 0 : symbol === 'T' ? 1 : FACES.indexOf(symbol) + 2);

export const rollsBy = (odds: Odds): Rolls => {
  const known = new Float64Array((FACES.length + 2) * WIDTH * WIDTH).fill(-1);

  const ofOne = (symbol: Face, count: number, dice: number): number => {
    if (count === 0) return 0;
    if (count > dice) return Number.POSITIVE_INFINITY;
    const place = (rowOf(symbol) * WIDTH + count) * WIDTH + dice;
    const found = known[place] ?? -1;
    if (found >= 0) return found;
    const rolls = expected(odds, new Array<Face>(count).fill(symbol), dice, PLAIN_MASK);
    known[place] = rolls;
    return rolls;
  };

  return {
    odds,
    ofOne,
    alone: (cost, grip) => {
      const own = costFor(grip, cost);
      const [symbol] = cost;
      if (!own || own.length > grip.dice) return Number.POSITIVE_INFINITY;
      if (symbol === undefined) return 0;
      const dice = Math.min(grip.dice, MOST_DICE);
      if (own === cost && grip.mask === PLAIN_MASK && cost.every(face => face === symbol))
        return ofOne(symbol, cost.length, dice);
      return expected(odds, own, dice, grip.mask);
    },
    together: (symbol, share, dice) => {
      if (share > dice) return Number.POSITIVE_INFINITY;
      const low = Math.floor(share);
      const below = ofOne(symbol, low, dice);
      return share === low ? below : below + (share - low) * (ofOne(symbol, low + 1, dice) - below);
    },
  };
};

/** What a player's own dice must show for a cost: fewer torches for the colossus, no way for the tangled. */
export const costFor = (
  { torch, tangled }: Pick<Grip, 'torch' | 'tangled'>,
  cost: readonly Face[],
): readonly Face[] | undefined => {
  if (tangled && cost.includes('A')) return undefined;
  if (torch === 1) return cost;
  const torches = cost.filter(face => face === 'T').length;
  const needed = Math.ceil(torches / torch);
  return [...cost.filter(face => face !== 'T'), ...new Array<Face>(needed).fill('T')];
};

const expected = (odds: Odds, cost: readonly Face[], dice: number, mask: GoldMask): number =>
  odds.table(cost, dice, mask).expectedRolls(blankHand(dice));

/** How much longer walking takes with another number of dice than five. */
const SLOWNESS: readonly number[] = [99, 12, 6, 3.2, 1.56, 1, 0.78, 0.68];
export const slowness = (dice: number): number => SLOWNESS[dice] ?? 0.65;
