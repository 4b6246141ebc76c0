import { countAt, placeAt } from './arrays.ts';
import { type Counts, FACES } from './dice.ts';

/**
 * Every position of some dice on the way to a cost, numbered, with the ways between them.
 *
 * A die that shows a symbol beyond what the cost asks for is as good as a blank one: it may be rolled at any time and
 * serves for nothing. Both are *loose*. So a position is six counts: adventurers, keys and torches that serve, gold,
 * black, loose. Gold and black are never loose: the one can be spent, the other cannot be rolled.
 *
 * A position with fewer dice than the hand has stands for "these are kept, the rest is in the air". Positions are
 * ordered by their number of dice, then by gold, so that picking up and spending lead to smaller numbers.
 */
export interface Positions {
  readonly size: number;
  /** Positions before this one have dice in the air; from here on they are whole hands. */
  readonly firstWhole: number;
  /** Six counts a position, in the order of `FACES`, then loose. */
  readonly counts: Uint8Array;
  /** Where one more landed die leads: five ways for each position with dice in the air, in the order of `FACES`. */
  readonly landed: Uint16Array;
  /** Where picking up one die leads: five ways a position, in the order of `PICKED`; `size` where there is none. */
  readonly picked: Uint16Array;
  /** Where a gold mask spent on 1, 2 or 3 black dice leads: three ways a whole hand; `size` where there is none. */
  readonly spent: Uint16Array;
  /** Numbers of positions by their code, the sum of count × stride. */
  readonly numbers: Uint16Array;
  readonly strides: Six;
}

export const ADVENTURER = 0;
export const KEY = 1;
export const TORCH = 2;
export const GOLD = 3;
export const BLACK = 4;
export const LOOSE = 5;
export const COUNTS = 6;
type Six = readonly [number, number, number, number, number, number];

/** Dice that can be picked up to be rolled, those that serve for nothing first: black ones are locked (TD2). */
export const PICKED = [LOOSE, ADVENTURER, KEY, TORCH, GOLD] as const;

/** No gold mask releases more: three by the Doc (TM7.5), two by anyone (TD3), one under the mask curse (TM1.6). */
export const MOST_RELEASED = 3;

export const positionsOf = (cost: Counts, dice: number): Positions => {
  const most: Six = [cost.A, cost.K, cost.T, dice, dice, dice];
  const strides = stridesFor(most);
  const { counts, firstWhole } = allCounts(most, dice);
  const size = counts.length / COUNTS;
  const codeOf = (position: number): number =>
    strides.reduce((code, stride, kind) => code + stride * countAt(counts, position * COUNTS + kind), 0);
  const codes = Array.from({ length: size }, (_, position) => codeOf(position));
  const numbers = new Uint16Array(strides[ADVENTURER] * (most[ADVENTURER] + 1));
  codes.forEach((code, position) => {
    numbers[code] = position;
  });

  const landed = new Uint16Array(firstWhole * FACES.length);
  const picked = new Uint16Array(size * PICKED.length).fill(size);
  const spent = new Uint16Array((size - firstWhole) * MOST_RELEASED).fill(size);
  codes.forEach((code, position) => {
    const count = (kind: number): number => countAt(counts, position * COUNTS + kind);
    const reached = (step: number): number => placeAt(numbers, code + step);

    PICKED.forEach((kind, way) => {
      if (count(kind) > 0) picked[position * PICKED.length + way] = reached(-strides[kind]);
    });

    // A symbol beyond what the cost asks for lands as a loose die.
    if (position < firstWhole) {
      FACE_KINDS.forEach(face => {
        landed[position * FACES.length + face] = reached(strides[count(face) < most[face] ? face : LOOSE]);
      });
      return;
    }

    // The gold die and the released ones become blank (TD3).
    if (count(GOLD) === 0) return;
    for (let released = 1; released <= Math.min(MOST_RELEASED, count(BLACK)); released++) {
      const step = (1 + released) * strides[LOOSE] - strides[GOLD] - released * strides[BLACK];
      spent[(position - firstWhole) * MOST_RELEASED + released - 1] = reached(step);
    }
  });
  return { size, firstWhole, counts, landed, picked, spent, numbers, strides };
};

const FACE_KINDS = [ADVENTURER, KEY, TORCH, GOLD, BLACK] as const;

const stridesFor = (most: Six): Six => {
  const loose = 1;
  const black = loose * (most[LOOSE] + 1);
  const gold = black * (most[BLACK] + 1);
  const torch = gold * (most[GOLD] + 1);
  const key = torch * (most[TORCH] + 1);
  return [key * (most[KEY] + 1), key, torch, gold, black, loose];
};

const allCounts = (most: Six, dice: number): { readonly counts: Uint8Array; readonly firstWhole: number } => {
  const list: number[] = [];
  let firstWhole = 0;
  for (let landed = 0; landed <= dice; landed++) {
    firstWhole = list.length / COUNTS;
    for (let gold = 0; gold <= landed; gold++) {
      for (let black = 0; gold + black <= landed; black++) {
        const others = landed - gold - black;
        for (let a = 0; a <= Math.min(most[ADVENTURER], others); a++) {
          for (let k = 0; k <= Math.min(most[KEY], others - a); k++) {
            for (let t = 0; t <= Math.min(most[TORCH], others - a - k); t++) {
              list.push(a, k, t, gold, black, others - a - k - t);
            }
          }
        }
      }
    }
  }
  return { counts: Uint8Array.from(list), firstWhole };
};
