/**
 * The ChaCha block function (D. J. Bernstein; RFC 8439 describes the 20-round form): 16 words in, 16 words out,
 * written into `block`, a new one unless told.
 * It is a keyed function of its counter, so any draw of a game can be computed without the draws before it, and
 * nobody who sees the draws can work out the key or the next ones.
 */
export const chachaBlock = (
  input: Uint32Array,
  rounds: number,
  block: Uint32Array<ArrayBuffer> = new Uint32Array(16),
): Uint32Array<ArrayBuffer> => {
  const x = SCRATCH;
  x.set(input);
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
  for (let i = 0; i < 16; i++) block[i] = (x[i] as number) + (input[i] as number);
  return block;
};

/** Filled anew by every block, so nothing is carried over; a fresh one for each costs more than the rounds themselves. */
const SCRATCH = new Int32Array(16);

/** Signed words (`| 0`) stay small integers in the engine, which is four times as fast as unsigned ones. */
const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let p = x[a] as number;
  let q = x[b] as number;
  let r = x[c] as number;
  let s = x[d] as number;
  p = (p + q) | 0;
  s ^= p;
  s = (s << 16) | (s >>> 16);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 12) | (q >>> 20);
  p = (p + q) | 0;
  s ^= p;
  s = (s << 8) | (s >>> 24);
  r = (r + s) | 0;
  q ^= r;
  q = (q << 7) | (q >>> 25);
  x[a] = p;
  x[b] = q;
  x[c] = r;
  x[d] = s;
};
