/**
 * `make`, worked out anew only when one of the grounds it rests on changed; until then its last answer stands. Grounds are
 * compared one by one, each as a whole.
 */
export const memoizeByDeps = <Asked extends readonly unknown[], T>(
  groundsOf: (...asked: Asked) => readonly unknown[],
  make: (...asked: Asked) => T,
): ((...asked: Asked) => T) => {
  let last: { readonly grounds: readonly unknown[]; readonly value: T } | undefined;
  return (...asked) => {
    const grounds = groundsOf(...asked);
    if (!last || !areSame(last.grounds, grounds)) last = { grounds, value: make(...asked) };
    return last.value;
  };
};

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((ground, i) => Object.is(ground, other[i]));
