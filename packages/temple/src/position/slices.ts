import { isDictionary, mistake, type Problem, pileOf, type Reader, type Slices } from '@templefall/kernel';
import { err, ok } from '@templefall/kit';

/**
 * The slices of the modules that are on: each starts as its module sets it up, and what is written under the module's id
 * takes the place of the parts it names. A pile is written as a list, its top first.
 */
export const slicesOver =
  (opening: Slices): Reader<Slices> =>
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
      const read = Object.entries(parts).map(([key, value]) => [key, likeBefore(slice[key], value)] as const);
      slices[id] = { ...slice, ...Object.fromEntries(read) };
      for (const [key, value] of read)
        if (slice[key] !== undefined && kindOf(value) !== kindOf(slice[key]))
          problems.push({ path: [...path, id, key], expected: kindOf(slice[key]), found: JSON.stringify(value) });
    }
    return problems.length > 0 ? err(problems) : ok(slices);
  };

const likeBefore = (before: unknown, value: unknown): unknown =>
  Array.isArray(value) && isDictionary(before) && 'size' in before ? pileOf(value) : value;

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return isDictionary(value) ? 'keys and values' : `a ${typeof value}`;
};
