import { MAPS, SYMBOLS, TREASURE_MAPS } from '@templefall/rollwrite';
import { trackNumber } from './chart.ts';
import { at, listAt } from './reading.ts';
import { boxesLeftOn, CLOSED, type Sketch, turnsAfter } from './sketch.ts';
import type { Weights } from './weights.ts';

/** The six maps in numbers: the symbol of each of the three boxes of the bonus side, then of the gem side. */
const BOXES: readonly (readonly number[])[] = MAPS.map(map =>
  [...TREASURE_MAPS[map].bonus, ...TREASURE_MAPS[map].gem].map(symbol => SYMBOLS.indexOf(symbol)),
);
/** The track each map's reward belongs to; a joker goes where it is needed, say to the keys. */
const REWARDS: readonly number[] = MAPS.map(map => {
  const { reward } = TREASURE_MAPS[map];
  return reward === 'joker' ? 3 : trackNumber(reward);
});
/** By map and symbol: a bit for each of its boxes. */
const PLACES: readonly number[] = BOXES.flatMap(boxes =>
  SYMBOLS.map((_, symbol) => boxes.reduce((bits, one, box) => (one === symbol ? bits | (1 << box) : bits), 0)),
);
const BONUS_BITS = 7;
const GEM_BITS = 56;

/** A cross on a map: which map (from 0), which of its six boxes, and what it is worth. */
export interface Cross {
  readonly map: number;
  readonly box: number;
  readonly worth: number;
}

/** What the maps of a table are worth; worked out once, then asked for every die. */
interface Treasury {
  readonly rewards: readonly number[];
  /** How sure something is for which no, one, two … symbols are missing. */
  readonly sure: readonly number[];
  readonly gem: number;
}

export const treasuryOf = (sketch: Sketch, weights: Weights): Treasury => {
  const after = turnsAfter(sketch) + 1;
  // Dice for maps come on the others' turns, one or two a turn.
  const certainty = weights.symbol * (1 - 0.8 ** (after * 1.2));
  return {
    rewards: REWARDS.map(track => {
      const full = at(sketch.circled, track) >= at(sketch.lengths, track);
      const worth = at(weights.boxes, track) * weights.more ** Math.max(0, boxesLeftOn(sketch, track));
      const missing = at(sketch.gemAt, track) - at(sketch.circled, track);
      const step = missing > 0 && sketch.gems < sketch.needed ? weights.circle ** missing * 0.2 : 0;
      return full ? 0 : worth * (1 - 0.7 ** after) + step;
    }),
    sure: [0, 1, 2, 3, 4, 5, 6].map(missing => certainty ** missing),
    gem: sketch.gems < sketch.needed ? 1 : weights.spare,
  };
};

/** How many of three bits are set. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3] as const;

export const mapWorth = ({ rewards, sure, gem }: Treasury, map: number, marks: number): number => {
  const bonus = 3 - at(BITS, marks & BONUS_BITS);
  const gems = 3 - at(BITS, (marks & GEM_BITS) >> 3);
  return at(rewards, map) * at(sure, bonus) + gem * at(sure, bonus + gems);
};

/** The best box for a die of a symbol on a seat's maps; undefined if it fits nowhere. */
export const bestCross = (treasury: Treasury, marks: readonly number[], symbol: number): Cross | undefined => {
  let best: Cross | undefined;
  for (let map = 0; map < BOXES.length; map++) {
    const mark = at(marks, map);
    const open = mark & CLOSED ? 0 : at(PLACES, map * 4 + symbol) & ~mark;
    if (open === 0) continue;
    const before = mapWorth(treasury, map, mark);
    // Boxes of one side are alike: the first free one stands for all.
    for (let side = BONUS_BITS; side <= GEM_BITS; side <<= 3) {
      const bit = open & side & -(open & side);
      if (bit === 0) continue;
      const worth = mapWorth(treasury, map, mark | bit) - before;
      if (!best || worth > best.worth) best = { map, box: 31 - Math.clz32(bit), worth };
    }
  }
  return best;
};

export const marksOfSeat = ({ marks }: Sketch, seat: number): number[] =>
  marks.slice(seat * BOXES.length, (seat + 1) * BOXES.length);

/** Crosses dice on a seat's maps, the worthiest first; the maps are changed. Answers with the worth of it. */
const crossAll = (treasury: Treasury, marks: number[], symbols: readonly number[]): number => {
  let total = 0;
  const left = [...symbols];
  while (left.length > 0) {
    let next: (Cross & { readonly index: number }) | undefined;
    for (const [index, symbol] of left.entries()) {
      const cross = bestCross(treasury, marks, symbol);
      if (cross && (!next || cross.worth > next.worth)) next = { ...cross, index };
    }
    if (!next) return total;
    marks[next.map] = at(marks, next.map) | (1 << next.box);
    total += next.worth;
    left.splice(next.index, 1);
  }
  return total;
};

export const isBonusDone = (mark: number): boolean => !(mark & CLOSED) && (mark & BONUS_BITS) === BONUS_BITS;
export const isGemDone = (mark: number): boolean => (mark & GEM_BITS) === GEM_BITS;
export const rewardTrack = (map: number): number => at(REWARDS, map);
/** How many symbols of a map's gem side are missing. */
export const gemsMissingOn = (mark: number): number => 3 - at(BITS, (mark & GEM_BITS) >> 3);

/** What a die of each symbol is worth to the others if it goes to the pool, a black mask's loss at the end of the list. */
export const poolWorths = (sketch: Sketch, seat: number, weights: Weights): readonly number[] => {
  const treasury = treasuryOf(sketch, weights);
  const others = sketch.places.flatMap((_, who) => (who === seat ? [] : [marksOfSeat(sketch, who)]));
  const worths = SYMBOLS.map((_, symbol) =>
    Math.max(0, ...others.map(marks => bestCross(treasury, marks, symbol)?.worth ?? 0)),
  );
  const turns = Math.min(2, turnsAfter(sketch));
  return [...worths, -0.13 * turns];
};

/** A split of the pool: each taker in turn takes what is best for the team's maps, leaving one for everybody. */
export const shared = (
  treasury: Treasury,
  marks: readonly number[][],
  { pool, takers }: { readonly pool: readonly number[]; readonly takers: readonly number[] },
): { readonly worth: number; readonly first: readonly number[] } => {
  const [taker, ...after] = takers;
  if (taker === undefined || pool.length === 0) return { worth: 0, first: [] };
  let best: { worth: number; first: readonly number[] } | undefined;
  for (const taken of shares(pool, after.length)) {
    const own = [...listAt(marks, taker)];
    const worth = crossAll(
      treasury,
      own,
      taken.map(index => at(pool, index)),
    );
    const rest = pool.filter((_, index) => !taken.includes(index));
    const total = worth + shared(treasury, marks, { pool: rest, takers: after }).worth;
    if (!best || total > best.worth) best = { worth: total, first: taken.map(index => at(pool, index)) };
  }
  return best ?? { worth: 0, first: [] };
};

/** One die or two, each different choice of symbols once; [WP2] a second only if one is left for everybody after. */
const shares = (pool: readonly number[], after: number): readonly (readonly number[])[] => {
  const found: number[][] = [];
  for (let one = 0; one < pool.length; one++) {
    if (pool.indexOf(at(pool, one)) !== one) continue;
    found.push([one]);
    if (pool.length - 2 < after) continue;
    const seen: number[] = [];
    for (let other = 0; other < pool.length; other++) {
      if (other === one || at(pool, other) < at(pool, one) || seen.includes(at(pool, other))) continue;
      seen.push(at(pool, other));
      found.push([one, other]);
    }
  }
  return found;
};
