import { err, ok, type Result } from '@templefall/kit';

/** Where in a document: keys and list positions from its root. */
export type Path = readonly (string | number)[];

/** A mistake in a document: the place, what was expected there, and what stands there instead. */
export interface Problem {
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/**
 * Reads one kind of value out of a raw document. Readers are put together from smaller ones, and each carries the path
 * it stands at, so that whoever holds the text of the document can turn a mistake into a line number.
 */
export type Reader<T> = (raw: unknown, path: Path) => Result<T, readonly Problem[]>;

export const mistake = (path: Path, expected: string, raw: unknown): { ok: false; error: readonly Problem[] } =>
  err([{ path, expected, found: shown(raw) }]);

export const anything: Reader<unknown> = raw => ok(raw);

export const text: Reader<string> = (raw, path) => (typeof raw === 'string' ? ok(raw) : mistake(path, 'text', raw));

export const flag: Reader<boolean> = (raw, path) =>
  typeof raw === 'boolean' ? ok(raw) : mistake(path, 'true or false', raw);

export const whole =
  (least = 0, most = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (raw, path) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most
      ? ok(raw)
      : mistake(path, `a whole number ${range(least, most)}`, raw);

export const oneOf =
  <const T extends string>(names: readonly T[]): Reader<T> =>
  (raw, path) => {
    const name = names.find(one => one === raw);
    return name === undefined ? mistake(path, `one of ${names.join(', ')}`, raw) : ok(name);
  };

export const list =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (raw, path) =>
    Array.isArray(raw) ? all(raw.map((one, index) => item(one, [...path, index]))) : mistake(path, 'a list', raw);

/** Any keys, values of one kind. */
export const dictionary =
  <T>(item: Reader<T>): Reader<{ readonly [key: string]: T }> =>
  (raw, path) => {
    if (!isDictionary(raw)) return mistake(path, 'keys and values', raw);
    const keys = Object.keys(raw);
    const values = all(keys.map(key => item(raw[key], [...path, key])));
    return values.ok ? ok(Object.fromEntries(values.value.map((value, index) => [keys[index], value]))) : values;
  };

/** A key that may be left out. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (raw, path) =>
    raw === undefined ? ok(undefined) : reader(raw, path);

/** A key that may be left out, and what it then means. */
export const orElse =
  <T>(reader: Reader<T>, fallback: T): Reader<T> =>
  (raw, path) =>
    raw === undefined ? ok(fallback) : reader(raw, path);

/** The value of one reader, judged or turned into something else by a second look. */
export const andThen =
  <A, B>(reader: Reader<A>, next: (value: A, path: Path) => Result<B, readonly Problem[]>): Reader<B> =>
  (raw, path) => {
    const first = reader(raw, path);
    return first.ok ? next(first.value, path) : first;
  };

type Shape = { readonly [key: string]: Reader<unknown> };
type Read<R> = R extends Reader<infer T> ? T : never;
type Fields<S extends Shape> = {
  readonly [K in keyof S as undefined extends Read<S[K]> ? never : K]: Read<S[K]>;
} & {
  readonly [K in keyof S as undefined extends Read<S[K]> ? K : never]?: Exclude<Read<S[K]>, undefined>;
};

/** These keys and no others; every mistake is told, not only the first. */
export const fields =
  <const S extends Shape>(shape: S): Reader<Fields<S>> =>
  (raw, path) => {
    if (!isDictionary(raw)) return mistake(path, `keys and values (${Object.keys(shape).join(', ')})`, raw);
    const problems: Problem[] = [];
    const value: { [key: string]: unknown } = {};
    for (const key of Object.keys(raw))
      if (!Object.hasOwn(shape, key)) problems.push(unknownKey([...path, key], Object.keys(shape)));
    for (const [key, reader] of Object.entries(shape)) {
      const read = reader(raw[key], [...path, key]);
      if (!read.ok) problems.push(...read.error);
      else if (read.value !== undefined) value[key] = read.value;
    }
    // The loop above has put every key of the shape there with the type its reader gives.
    return problems.length > 0 ? err(problems) : ok(value as Fields<S>);
  };

/** All values, or all mistakes. */
export const all = <T>(results: readonly Result<T, readonly Problem[]>[]): Result<readonly T[], readonly Problem[]> => {
  const problems = results.flatMap(result => (result.ok ? [] : result.error));
  return problems.length > 0 ? err(problems) : ok(results.flatMap(result => (result.ok ? [result.value] : [])));
};

export const isDictionary = (raw: unknown): raw is { readonly [key: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export const printPath = (path: Path): string =>
  path.reduce<string>(
    (told, part) => (typeof part === 'number' ? `${told}[${part}]` : told === '' ? part : `${told}.${part}`),
    '',
  ) || 'the document';

export const printProblem = ({ path, expected, found }: Problem): string =>
  `${printPath(path)}: expected ${expected}, found ${found}`;

/** A raw value as a mistake or a difference names it: whole if short, else its beginning. */
export const shown = (raw: unknown): string => {
  if (raw === undefined) return 'nothing';
  const told = typeof raw === 'string' && raw !== '' && raw.trim() === raw ? raw : JSON.stringify(raw);
  return told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told;
};

const LONGEST = 120;

const unknownKey = (path: Path, known: readonly string[]): Problem => ({
  path,
  expected: `one of the keys ${known.join(', ')}`,
  found: shown(path.at(-1)),
});

const range = (least: number, most: number): string =>
  most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
