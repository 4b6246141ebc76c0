import { blankHand, type GoldMask, MOST_DICE, type Odds, PLAIN_MASK } from '@templefall/odds';
import type { Face } from '@templefall/temple';
import type { Grip } from './hand.ts';

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

/** Expected rolls from blank dice. */
export const rollsFor = (odds: Odds, cost: readonly Face[], grip: Grip): number => {
  const own = costFor(grip, cost);
  if (!own || own.length > grip.dice) return Number.POSITIVE_INFINITY;
  const dice = Math.min(grip.dice, MOST_DICE);
  return own.length === 0 ? 0 : odds.table(own, dice, grip.mask).expectedRolls(blankHand(dice));
};

/** Expected rolls until a group with so many dice each shows so many of one symbol together: between whole shares, in line. */
export const rollsTogether = (odds: Odds, symbol: Face, share: number, dice: number): number => {
  if (share <= 0) return 0;
  if (share > dice) return Number.POSITIVE_INFINITY;
  const low = Math.floor(share);
  const below = low === 0 ? 0 : sameRolls(odds, symbol, low, dice);
  if (low === share) return below;
  return below + (share - low) * (sameRolls(odds, symbol, low + 1, dice) - below);
};

const sameRolls = (odds: Odds, symbol: Face, count: number, dice: number): number =>
  odds.table(new Array<Face>(count).fill(symbol), dice, PLAIN_MASK satisfies GoldMask).expectedRolls(blankHand(dice));
