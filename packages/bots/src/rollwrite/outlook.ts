import { KEY, RUSH } from './chart.ts';
import { HAND_COUNT, handOf, MINUS, PLUS, SIZE } from './hands.ts';
import { endingWorth, type Prospect } from './prospect.ts';
import { at, byteAt, listAt, realAt, shortAt } from './reading.ts';
import { entered, takenBack, type Walk, walkFrom } from './routes.ts';

/** What the dice still to be rolled are worth. Every question is answered exactly, not by trying. */
export interface Outlook {
  /** The worth of a turn with a handful kept and so many dice still to be rolled two at a time. */
  readonly expected: (hand: number, dice: number) => number;
  /** The best use of a rolled pair (or lone die) of symbols, `BLACK` for a mask: which of them to keep, and its worth. */
  readonly placed: (hand: number, pair: readonly number[], diceAfter: number) => Placing;
}
interface Placing {
  readonly keep: readonly boolean[];
  readonly worth: number;
}

export const BLACK = 4;
/** How likely a die shows each symbol, the black mask last. */
const CHANCES = [2 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6] as const;
const LONGEST = 5;

/** `pool` says what a die of each symbol is worth to the others; the black mask's is what it costs to lose the die. */
export const outlookOf = (prospect: Prospect, dice: number, pool: readonly number[]): Outlook => {
  const routes = routeWorths(prospect, dice);
  const known: Float64Array[] = [];
  const expected = (hand: number, left: number): number => {
    if (left <= 0) return realAt(routes, hand);
    known[left] ??= new Float64Array(HAND_COUNT).fill(Number.NaN);
    const memo = listAt(known, left);
    const before = realAt(memo, hand);
    if (!Number.isNaN(before)) return before;
    const worth = left === 1 ? afterOne(hand) : afterTwo(hand, left - 2);
    memo[hand] = worth;
    return worth;
  };
  const afterOne = (hand: number): number => {
    let sum = 0;
    for (let one = 0; one <= BLACK; one++) sum += listAt(CHANCES, one) * bestOfOne(hand, one, 0);
    return sum;
  };
  const afterTwo = (hand: number, left: number): number => {
    let sum = 0;
    for (let one = 0; one <= BLACK; one++)
      for (let other = one; other <= BLACK; other++) {
        const chance = listAt(CHANCES, one) * listAt(CHANCES, other) * (one === other ? 1 : 2);
        sum += chance * bestOfTwo(hand, one, other, left);
      }
    return sum;
  };
  const bestOfOne = (hand: number, one: number, left: number): number => {
    const passed = at(pool, one) + expected(hand, left);
    return one === BLACK ? passed : Math.max(passed, expected(shortAt(PLUS, hand * 4 + one), left));
  };
  const bestOfTwo = (hand: number, one: number, other: number, left: number): number => {
    const passed = at(pool, one) + bestOfOne(hand, other, left);
    return one === BLACK ? passed : Math.max(passed, bestOfOne(shortAt(PLUS, hand * 4 + one), other, left));
  };
  const placed = (hand: number, pair: readonly number[], left: number): Placing => {
    let best: Placing = { keep: [], worth: Number.NEGATIVE_INFINITY };
    for (let bits = (1 << pair.length) - 1; bits >= 0; bits--) {
      const keep = pair.map((_, index) => ((bits >> index) & 1) === 1);
      if (pair.some((symbol, index) => symbol === BLACK && keep[index])) continue;
      let kept = hand;
      let worth = 0;
      for (const [index, symbol] of pair.entries())
        if (keep[index]) kept = shortAt(PLUS, kept * 4 + symbol);
        else worth += at(pool, symbol);
      worth += expected(kept, left);
      if (worth > best.worth + 1e-9) best = { keep, worth };
    }
    return best;
  };
  return { expected, placed };
};

/** By handful: the worth of the best route it pays for, boxes and one rush helping out. */
const routeWorths = (prospect: Prospect, dice: number): Float64Array => {
  const worths = new Float64Array(HAND_COUNT).fill(Number.NEGATIVE_INFINITY);
  const need = [0, 0, 0, 0];
  const walk = walkFrom(prospect, () => {});
  const prices = prospect.box.map(worth => worth / prospect.weights.more);
  const free = [...walk.free];
  explore({ prospect, walk, worths, need, dice, prices, free }, at(prospect.sketch.places, prospect.seat), 0);
  // Whoever holds more dice can do what fewer would have done.
  for (let hand = 1; hand < HAND_COUNT && byteAt(SIZE, hand) <= dice; hand++)
    for (let symbol = 0; symbol < 4; symbol++) {
      const smaller = shortAt(MINUS, hand * 4 + symbol);
      if (smaller >= 0 && realAt(worths, smaller) > realAt(worths, hand)) worths[hand] = realAt(worths, smaller);
    }
  return worths;
};

interface Ledger {
  readonly prospect: Prospect;
  readonly walk: Walk;
  readonly worths: Float64Array;
  readonly need: number[];
  readonly dice: number;
  readonly prices: readonly number[];
  /** Boxes that are free before the first step. */
  readonly free: readonly number[];
}

const explore = (ledger: Ledger, place: number, worth: number): void => {
  const { prospect, walk, need, dice, free } = ledger;
  const { first, second } = prospect.sketch.chart;
  const total = worth + endingWorth(prospect, place, walk);
  noteDown(ledger, total);
  if (at(free, RUSH) > 0)
    for (const room of walk.rooms) {
      need[at(first, room)] = at(need, at(first, room)) - 1;
      need[at(second, room)] = at(need, at(second, room)) - 1;
      noteDown(ledger, total - at(ledger.prices, RUSH));
      need[at(first, room)] = at(need, at(first, room)) + 1;
      need[at(second, room)] = at(need, at(second, room)) + 1;
    }
  const boxes = at(free, KEY) + at(free, KEY + 1) + at(free, KEY + 2) + (at(free, RUSH) > 0 ? 2 : 0);
  if (walk.rooms.length === LONGEST || walk.rooms.length * 2 + 2 > dice + boxes) return;
  for (const room of listAt(prospect.land.ways, place)) {
    if (walk.rooms.includes(room)) continue;
    need[at(first, room)] = at(need, at(first, room)) + 1;
    need[at(second, room)] = at(need, at(second, room)) + 1;
    const entry = entered(walk, room, false);
    explore(ledger, room, worth + entry.worth);
    takenBack(walk, entry);
    need[at(first, room)] = at(need, at(first, room)) - 1;
    need[at(second, room)] = at(need, at(second, room)) - 1;
  }
};

/** The route with every mixture of dice and boxes that pays for it. */
const noteDown = ({ worths, need, dice, prices, free }: Ledger, worth: number): void => {
  const [a, k, t, g] = [at(need, 0), at(need, 1), at(need, 2), at(need, 3)];
  for (let keys = Math.min(k, at(free, KEY)); keys >= 0; keys--)
    for (let torches = Math.min(t, at(free, KEY + 1)); torches >= 0; torches--)
      for (let masks = Math.min(g, at(free, KEY + 2)); masks >= 0; masks--) {
        if (a + k + t + g - keys - torches - masks > dice) continue;
        const hand = handOf(a, k - keys, t - torches, g - masks);
        const cost = keys * at(prices, KEY) + torches * at(prices, KEY + 1) + masks * at(prices, KEY + 2);
        if (worth - cost > realAt(worths, hand)) worths[hand] = worth - cost;
      }
};
