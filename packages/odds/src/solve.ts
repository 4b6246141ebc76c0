import { worthAt } from './arrays.ts';
import { type Play, playOf } from './play.ts';
import type { Problem } from './problem.ts';
import { roomFor, type Swept, sweep } from './sweep.ts';

/** What the best play is worth from every hand, and the play. */
export interface Solution extends Play {
  readonly worth: Float64Array;
}

/** The least expected number of rolls: value iteration until no hand's worth moves any more. */
export const leastRolls = (problem: Problem): Solution => {
  let before = roomFor(problem);
  let into: Swept = { ...before, worth: new Float64Array(problem.pays.length) };
  for (;;) {
    const stuck = problem.stuckRolls + worthAt(before.worth, problem.allLoose);
    const swept = sweep(problem, before.worth, { aRoll: 1, stuck, into });
    if (farthest(before.worth, swept.worth) < CONVERGED) return { worth: swept.worth, ...playOf(problem, swept) };
    [before, into] = [into, before];
  }
};

/** The least chance to fail with 0, 1, 2 … rolls, worked out as far as it is asked for. */
export const leastFailures = (problem: Problem): ((rolls: number) => Solution) => {
  const hands = problem.pays.length;
  const known: [Solution, ...Solution[]] = [
    {
      worth: Float64Array.from(problem.pays, paid => 1 - paid),
      spentTo: new Uint16Array(hands),
      keptAs: new Uint16Array(hands),
    },
  ];
  return rolls => {
    while (known.length <= rolls) {
      const helped = known.at(-problem.stuckRolls);
      const stuck = helped ? worthAt(helped.worth, problem.allLoose) : 1;
      const into = roomFor(problem);
      const swept = sweep(problem, (known.at(-1) ?? known[0]).worth, { aRoll: 0, stuck, into });
      known.push({ worth: swept.worth, ...playOf(problem, swept) });
    }
    return known[rolls] ?? known[0];
  };
};

/** Far below what anybody could see, far above the rounding of a double. */
const CONVERGED = 1e-10;

const farthest = (before: Float64Array, after: Float64Array): number => {
  let most = 0;
  for (let hand = 0; hand < after.length; hand++) {
    most = Math.max(most, Math.abs(worthAt(after, hand) - worthAt(before, hand)));
  }
  return most;
};
