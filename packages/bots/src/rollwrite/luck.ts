/** Luck for thoughts: quick, and the same for the same number, so that two plans are tried against the same futures. */
export interface Luck {
  /** A whole number from 0 to bound - 1. */
  readonly below: (bound: number) => number;
}

/** Marsaglia's xorshift with 32 bits: not fit for a game's dice, but for imagined ones. */
export const luckOf = (number: number): Luck => {
  let state = Math.imul(number + 1, 0x9e3779b1) | 1;
  return {
    below: bound => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % bound;
    },
  };
};
