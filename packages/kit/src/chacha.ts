/**
 * The ChaCha block function (D. J. Bernstein; RFC 8439 describes the 20-round form): 16 words in, 16 words out.
 * It is a keyed function of its counter, so any draw of a game can be computed without the draws before it, and
 * nobody who sees the draws can work out the key or the next ones.
 */
export const chachaBlock = (input: Uint32Array, rounds: number): Uint32Array<ArrayBuffer> => {
  const x = Uint32Array.from(input);
  for (let round = 0; round < rounds; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = word(x, i) + word(input, i);
  return x;
};

const quarter = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  x[a] = word(x, a) + word(x, b);
  x[d] = rotated(word(x, d) ^ word(x, a), 16);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotated(word(x, b) ^ word(x, c), 12);
  x[a] = word(x, a) + word(x, b);
  x[d] = rotated(word(x, d) ^ word(x, a), 8);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotated(word(x, b) ^ word(x, c), 7);
};

const word = (x: Uint32Array, index: number): number => x[index] as number;
const rotated = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
