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
  // The block that was worked out last: mostly all draws of an occasion are made at one go, and from one block.
  const words = new Uint32Array(WORDS);
  let isDrawn = false;
  const wordAt: WordAt = (stream, occasion, number) => {
    const block = Math.floor(number / WORDS);
    if (!isDrawn || input[12] !== occasion || input[13] !== stream || input[14] !== block) {
      input[12] = occasion;
      input[13] = stream;
      input[14] = block;
      chachaBlock(input, ROUNDS, words);
      isDrawn = true;
    }
    return words[number % WORDS] as number;
  };
  return (stream, occasion) => {
    let used = 0;
    return {
      below: bound => {
        if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) throw new Error(`no number below ${bound}`);
        for (;;) {
          const value = wordAt(stream, occasion, used++);
          if (isFair(value, bound)) return remainder(value, bound);
        }
      },
    };
  };
};

type WordAt = (stream: number, occasion: number, number: number) => number;

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

/** In a block. */
const WORDS = 16;

/** A block's input with the key in its place; what names the draw goes into its last four words. */
const inputFor = (seed: Seed): Uint32Array => {
  const half = [0, 8, 16, 24].map(at => Number.parseInt(seed.slice(at, at + 8), 16));
  return Uint32Array.of(...CONSTANTS, ...half, ...half, 0, 0, 0, 0);
};

/** Words above the last whole multiple of the bound are thrown away: no face is likelier than another. */
const isFair = (word: number, bound: number): boolean => word <= 2 ** 32 - bound || word < 2 ** 32 - (2 ** 32 % bound);

/** Whole numbers of 32 bits are divided many times as fast as others; of the bounds only the greatest is none. */
const remainder = (word: number, bound: number): number =>
  bound === 2 ** 32 ? word : ((word >>> 0) % (bound >>> 0)) >>> 0;
