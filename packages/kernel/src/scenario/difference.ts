import { isDictionary, type Path, printPath, shown } from './reading.ts';

/** One place where what is differs from what was to be. */
export interface Difference {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/**
 * Where `actual` departs from the parts that `expected` names. Keys not named may hold anything; a list is compared in
 * full, item by item; a list may also be named in part by position (`{ 2: … }`); null stands for nothing being there.
 * `{ oneOf: [ … ] }` holds when one of them does, `{ not: … }` when it does not.
 */
export const differences = (expected: unknown, actual: unknown, path: Path = []): readonly Difference[] => {
  if (expected === null) return actual === undefined || actual === null ? [] : [differs(path, 'nothing', actual)];
  if (Array.isArray(expected)) return listDifferences(expected, actual, path);
  const choice = wordOf(expected, 'oneOf');
  if (Array.isArray(choice))
    return choice.some(one => differences(one, actual, path).length === 0)
      ? []
      : [differs(path, `one of ${shown(choice)}`, actual)];
  const denied = wordOf(expected, 'not');
  if (denied !== undefined)
    return differences(denied, actual, path).length > 0 ? [] : [differs(path, `not ${shown(denied)}`, actual)];
  if (isDictionary(expected)) return partDifferences(expected, actual, path);
  return Object.is(expected, actual) ? [] : [differs(path, shown(expected), actual)];
};

/** What stands under one of the two words; undefined where the expectation is something else. */
const wordOf = (expected: unknown, word: 'oneOf' | 'not'): unknown =>
  isDictionary(expected) && Object.keys(expected).length === 1 ? expected[word] : undefined;

export const printDifference = ({ path, expected, found }: Difference): string =>
  `${printPath(path)}\n  expected  ${expected}\n  found     ${found}`;

const listDifferences = (expected: readonly unknown[], actual: unknown, path: Path): readonly Difference[] => {
  if (!Array.isArray(actual)) return [differs(path, shown(expected), actual)];
  if (actual.length !== expected.length)
    return [
      {
        path,
        expected: `${counted(expected.length)}: ${shown(expected)}`,
        found: `${counted(actual.length)}: ${shown(actual)}`,
      },
    ];
  return expected.flatMap((one, index) => differences(one, actual[index], [...path, index]));
};

const partDifferences = (
  expected: { readonly [key: string]: unknown },
  actual: unknown,
  path: Path,
): readonly Difference[] => {
  if (Array.isArray(actual))
    return Object.entries(expected).flatMap(([key, one]) =>
      differences(one, actual[Number(key)], [...path, Number(key)]),
    );
  if (!isDictionary(actual)) return [differs(path, shown(expected), actual)];
  return Object.entries(expected).flatMap(([key, one]) => differences(one, actual[key], [...path, key]));
};

const differs = (path: Path, expected: string, actual: unknown): Difference => ({
  path,
  expected,
  found: shown(actual),
});

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
