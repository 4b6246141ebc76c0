import { placeAt, worthAt } from './arrays.ts';
import { MOST_RELEASED, PICKED } from './positions.ts';
import type { Problem } from './problem.ts';
import type { Swept } from './sweep.ts';

/** The best play from every hand that neither pays nor is stuck. */
export interface Play {
  /** The whole hand once the gold masks to be spent are spent … */
  readonly spentTo: Uint16Array;
  /** … and the position kept of it while the rest is rolled. */
  readonly keptAs: Uint16Array;
}

/** Follows the best choices. Of equally good ones: spend no mask, or spend it on more; roll what is loose, keep the rest. */
export const playOf = ({ positions, releases }: Problem, { rolled, best }: Swept): Play => {
  const { size, firstWhole, picked, spent } = positions;
  const spentTo = new Uint16Array(size - firstWhole);
  const keptAs = new Uint16Array(size - firstWhole);

  /** Where one die picked up, or one mask spent, leads to something as good as `goal`; `size` if nowhere. */
  const pick = (position: number, goal: number): number => {
    const ways = picked.subarray(position * PICKED.length, (position + 1) * PICKED.length);
    return ways.find(place => worthAt(best, place) <= goal + SAME) ?? size;
  };
  const spend = (hand: number, goal: number): number => {
    const ways = spent.subarray(hand * MOST_RELEASED, hand * MOST_RELEASED + releases);
    return ways.findLast(place => worthAt(best, place) <= goal + SAME) ?? size;
  };

  for (let hand = 0; hand < spentTo.length; hand++) {
    const goal = worthAt(best, firstWhole + hand);
    if (goal === Number.POSITIVE_INFINITY) continue;

    let whole = firstWhole + hand;
    while (pick(whole, goal) === size) whole = spend(whole - firstWhole, goal);
    spentTo[hand] = whole;

    let kept = pick(whole, goal);
    for (;;) {
      const fewer = pick(kept, goal);
      const isLoose = fewer === placeAt(picked, kept * PICKED.length);
      if (fewer === size || (!isLoose && worthAt(rolled, kept) <= goal + SAME)) break;
      kept = fewer;
    }
    keptAs[hand] = kept;
  }
  return { spentTo, keptAs };
};

/** Two plays nearer than this are equally good, and the more natural one is advised. */
const SAME = 1e-9;
