import type { Chance } from '@templefall/kit';

/** Everything that chance could make of an act: it is run again for every combination of draws it asks for. */
export const outcomes = <T>(act: (chance: Chance) => T): readonly T[] => {
  const results: T[] = [];
  let path: readonly number[] = [];
  for (;;) {
    const draws: { readonly value: number; readonly bound: number }[] = [];
    const chance: Chance = () => ({
      below: bound => {
        const value = path[draws.length] ?? 0;
        draws.push({ value, bound });
        return value;
      },
    });
    results.push(act(chance));

    // The next path: the last draw that can still go up goes up by one, those after it begin anew.
    const last = draws.findLastIndex(({ value, bound }) => value + 1 < bound);
    if (last < 0) return results;
    path = draws.slice(0, last + 1).map(({ value }, index) => (index === last ? value + 1 : value));
  }
};
