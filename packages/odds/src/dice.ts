/** What a rolled die can show, as the rules abbreviate it: adventurer, key, torch, gold mask, black mask. */
export const FACES = ['A', 'K', 'T', 'G', 'B'] as const;
export type Face = (typeof FACES)[number];

/** A die has two adventurers and one of each other face (TS2). */
export const SIXTHS = { A: 2, K: 1, T: 1, G: 1, B: 1 } as const satisfies { readonly [F in Face]: number };

/** The symbols that must lie there at one moment. */
export type Cost = readonly Face[];

export type Counts = { readonly [F in Face]: number };

/** One player's dice. A blank die shows nothing, nor does one that still tumbles. */
export interface Hand extends Counts {
  readonly blank: number;
}

/** The faces of a player's dice, undefined for a blank one. */
export const handOf = (dice: readonly (Face | undefined)[]): Hand => {
  const hand = { A: 0, K: 0, T: 0, G: 0, B: 0, blank: 0 };
  // By name, not by key: a key that varies is looked up the slow way, and tables are asked for at every throw.
  for (const face of dice)
    if (face === 'A') hand.A++;
    else if (face === 'K') hand.K++;
    else if (face === 'T') hand.T++;
    else if (face === 'G') hand.G++;
    else if (face === 'B') hand.B++;
    else hand.blank++;
  return hand;
};

export const blankHand = (dice: number): Hand => ({ ...handOf([]), blank: dice });
