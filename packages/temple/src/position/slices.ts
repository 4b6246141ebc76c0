import { isDictionary, mistake, type Problem, pileOf, type Reader, type Slices } from '@templefall/kernel';
import { err, ok } from '@templefall/kit';

/** Parts of slices that a fresh game lacks, by the ids of their modules. */
export type LaterParts = { readonly [id: string]: readonly string[] };

/**
 * The slices of the modules that are on: each starts as its module sets it up, and what is written under the module's id
 * takes the place of the parts it names. A pile is written as a list, its top first.
 */
export const slicesOver =
  (opening: Slices, later: LaterParts): Reader<Slices> =>
  (raw, path) => {
    if (!isDictionary(raw)) return mistake(path, 'the ids of modules', raw);
    const problems: Problem[] = [];
    const slices: { [id: string]: unknown } = { ...opening };
    for (const [id, parts] of Object.entries(raw)) {
      const slice = opening[id];
      if (!isDictionary(slice) || !isDictionary(parts)) {
        const on = Object.keys(opening).join(', ') || 'none';
        const wrong = slice === undefined ? `a module that the options switch on (${on})` : 'parts of its slice';
        problems.push({
          path: [...path, id],
          expected: wrong,
          found: slice === undefined ? id : JSON.stringify(parts),
        });
        continue;
      }
      const known = [...Object.keys(slice), ...(later[id] ?? [])];
      const read = Object.entries(parts).map(([key, value]) => [key, likeBefore(slice[key], value)] as const);
      slices[id] = { ...slice, ...Object.fromEntries(read) };
      for (const [key, value] of read) {
        const where = [...path, id, key];
        if (!known.includes(key))
          problems.push({ path: where, expected: `one of its parts (${known.join(', ')})`, found: key });
        else if (slice[key] !== undefined && kindOf(value) !== kindOf(slice[key]))
          problems.push({ path: where, expected: kindOf(slice[key]), found: JSON.stringify(value) });
      }
    }
    return problems.length > 0 ? err(problems) : ok(slices);
  };

/** A list stands for a pile where a pile is, and under each key of a part that is keys and values, as piles on rooms are. */
const likeBefore = (before: unknown, value: unknown): unknown => {
  if (!isDictionary(before)) return value;
  if ('size' in before) return asPile(value);
  if (!isDictionary(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asPile(one)]));
};

const asPile = (value: unknown): unknown => (Array.isArray(value) ? pileOf(value) : value);

/** The other way: each pile of the slices as the list that `slicesOver` reads, or its height where the order is hidden. */
export const writtenSlices = (slices: unknown): unknown => {
  if (Array.isArray(slices)) return slices.map(writtenSlices);
  if (!isDictionary(slices)) return slices;
  if ('size' in slices) return slices.order ?? slices.size;
  return Object.fromEntries(Object.entries(slices).map(([key, value]) => [key, writtenSlices(value)]));
};

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return isDictionary(value) ? 'keys and values' : `a ${typeof value}`;
};
