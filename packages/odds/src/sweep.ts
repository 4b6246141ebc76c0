import { placeAt, worthAt } from './arrays.ts';
import { FACES, SIXTHS } from './dice.ts';
import { MOST_RELEASED, PICKED } from './positions.ts';
import type { Problem } from './problem.ts';

/** What one step of value iteration finds out. Worth is rolls to come or the chance to fail: less is better. */
export interface Swept {
  /** For each hand, with one roll more to plan for. */
  readonly worth: Float64Array;
  /** For each position, rolling exactly the dice in the air; whole hands as they were before. */
  readonly rolled: Float64Array;
  /** For each position, the best of rolling now and picking up or releasing more first; one entry more, of none. */
  readonly best: Float64Array;
}

/**
 * One step of value iteration, in passes that each cost a few additions a position: the worth of dice in the air
 * follows from one of them landed, the best choice of dice from the best with one more picked up.
 */
export const sweep = (
  { positions, pays, allBlack, releases }: Problem,
  before: Float64Array,
  { aRoll, stuck, into }: { readonly aRoll: number; readonly stuck: number; readonly into: Swept },
): Swept => {
  const { size, firstWhole, landed, picked, spent } = positions;

  const { rolled, best, worth } = into;
  rolled.set(before, firstWhole);
  for (let position = firstWhole - 1; position >= 0; position--) {
    const way = position * FACES.length;
    rolled[position] =
      (SIXTHS.A * worthAt(rolled, placeAt(landed, way)) +
        SIXTHS.K * worthAt(rolled, placeAt(landed, way + 1)) +
        SIXTHS.T * worthAt(rolled, placeAt(landed, way + 2)) +
        SIXTHS.G * worthAt(rolled, placeAt(landed, way + 3)) +
        SIXTHS.B * worthAt(rolled, placeAt(landed, way + 4))) /
      6;
  }

  // Every way leads to a position before this one, or to the one of none, which stays as it is.
  for (let position = 0; position < size; position++) {
    const way = position * PICKED.length;
    let least = Math.min(
      worthAt(best, placeAt(picked, way)),
      worthAt(best, placeAt(picked, way + 1)),
      worthAt(best, placeAt(picked, way + 2)),
      worthAt(best, placeAt(picked, way + 3)),
      worthAt(best, placeAt(picked, way + 4)),
    );
    if (position < firstWhole) least = Math.min(least, worthAt(rolled, position));
    else {
      const masks = (position - firstWhole) * MOST_RELEASED;
      for (let more = 0; more < releases; more++) least = Math.min(least, worthAt(best, placeAt(spent, masks + more)));
    }
    best[position] = least;
  }

  for (let hand = 0; hand < worth.length; hand++) {
    worth[hand] = pays[hand] ? 0 : hand === allBlack ? stuck : aRoll + worthAt(best, firstWhole + hand);
  }
  return into;
};

/** Room for what a sweep finds out. Sweeps of one problem may share all of it but the worth they read from. */
export const roomFor = ({ positions: { size }, pays }: Problem): Swept => {
  const best = new Float64Array(size + 1);
  best[size] = Number.POSITIVE_INFINITY;
  return { worth: new Float64Array(pays.length), rolled: new Float64Array(size), best };
};
