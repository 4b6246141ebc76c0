import type { Brand } from './brand.ts';
import { chachaBlock } from './chacha.ts';

/** 128 bits as 32 hexadecimal digits. Whoever knows it knows every coming face: it never leaves the server. */
export type Seed = Brand<string, 'Seed'>;

/** One sequence of draws. What it has handed out is counted, so that its state is plain JSON. */
export interface Rng {
  /** A whole number from 0 to bound - 1, each equally likely. */
  readonly below: (bound: number) => number;
}

/**
 * The luck of one game. A draw is named by its stream (a seat, the table, the setup) and the number of the
 * occasion in it, so a same-seed rematch gives every seat the same luck whatever the others do in between,
 * and a game taken up after a crash goes on with the draws it would have had.
 */
export type Chance = (stream: number, occasion: number) => Rng;

export const seededChance = (seed: Seed): Chance => {
  const input = inputFor(seed);
  return (stream, occasion) => {
    let words = NO_WORDS;
    let block = 0;
    let used = 0;
    const next = (): number => {
      if (used === words.length) {
        input[12] = occasion;
        input[13] = stream;
        input[14] = block++;
        words = chachaBlock(input, ROUNDS);
        used = 0;
      }
      return words[used++] as number;
    };
    return { below: bound => unbiased(next, bound) };
  };
};

/** Any text as a seed, for daily temples and command lines: the same text gives the same game everywhere. */
export const seedOf = (text: string): Seed => {
  let state = Uint32Array.of(...CONSTANTS, ...new Array(12).fill(0));
  // Absorb: each character is mixed in and stirred, so that texts of any length give unrelated seeds.
  for (const character of `${text}\u0000`) {
    state[15] = (state[15] as number) ^ (character.codePointAt(0) as number);
    state = chachaBlock(state, ROUNDS);
  }
  return [...state.slice(0, 4)].map(part => part.toString(16).padStart(8, '0')).join('') as Seed;
};

export const isSeed = (text: string): text is Seed => /^[0-9a-f]{32}$/.test(text);

export const shuffled = <T>(rng: Rng, items: readonly T[]): readonly T[] => {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [list[last], list[other]] = [list[other] as T, list[last] as T];
  }
  return list;
};

/** Eight rounds are what the fastest hardened generators use; a face of a die needs no more. */
const ROUNDS = 8;

/** "expand 16-byte k": ChaCha's constants for keys of 128 bits, which are laid down twice. */
const CONSTANTS = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;

const NO_WORDS = new Uint32Array(0);

/** A block's input with the key in its place; what names the draw goes into its last four words. */
const inputFor = (seed: Seed): Uint32Array => {
  const half = [0, 8, 16, 24].map(at => Number.parseInt(seed.slice(at, at + 8), 16));
  return Uint32Array.of(...CONSTANTS, ...half, ...half, 0, 0, 0, 0);
};

/** Words above the last whole multiple of the bound are thrown away: no face is likelier than another. */
const unbiased = (next: () => number, bound: number): number => {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new Error(`no number below ${bound}`);
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const value = next();
    if (value < limit) return value % bound;
  }
};
