import { utf8 } from './utf8.ts';

/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in hexadecimal. Synchronous, unlike the browser's own. */
export const sha256 = (text: string): string => {
  const words = padded(utf8(text));
  const state = Int32Array.from(START);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) compress(state, schedule, words.subarray(block, block + 16));
  return Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
const fractions = (count: number, root: 2 | 3): Int32Array => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++)
    if (found.every(prime => candidate % prime !== 0)) found.push(candidate);
  return Int32Array.from(found, prime => Number(rootBits(BigInt(prime), root) & 0xffffffffn) | 0);
};

/** The whole part of the root of `prime`, with 32 binary places. Whole numbers: rounding must not differ anywhere. */
const rootBits = (prime: bigint, root: 2 | 3): bigint => {
  const target = prime << (32n * BigInt(root));
  let low = 0n;
  let high = target;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** BigInt(root) <= target) low = middle;
    else high = middle - 1n;
  }
  return low;
};

const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

/** The message, a one bit, zeros, and its length in bits, as words of 32 bits. */
const padded = (bytes: readonly number[]): Int32Array => {
  const words = new Int32Array(16 * Math.ceil((bytes.length + 9) / 64));
  const put = (index: number, byte: number): void => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - 8 * (index & 3)));
  };
  for (const [index, byte] of bytes.entries()) put(index, byte);
  put(bytes.length, 0x80);
  words[words.length - 2] = Math.floor(bytes.length / 2 ** 29);
  words[words.length - 1] = bytes.length << 3;
  return words;
};

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const compress = (state: Int32Array, schedule: Int32Array, block: Int32Array): void => {
  schedule.set(block);
  const at = (index: number): number => schedule[index] ?? 0;
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(index - 15), at(index - 2)];
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[index] = at(index - 16) + s0 + at(index - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[index] ?? 0) + at(index)) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
};
