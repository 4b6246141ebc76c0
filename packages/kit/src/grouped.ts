/** `Map.groupBy`, which browsers that families still have (Safari before 17.4, Firefox before 119) do not know. */
export const grouped = <One, Key>(all: Iterable<One>, keyOf: (one: One) => Key): Map<Key, One[]> => {
  const groups = new Map<Key, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};
