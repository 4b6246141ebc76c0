import { parseArgs } from 'node:util';
import { Trouble } from './trouble.ts';

type Kinds = { readonly [name: string]: 'text' | 'flag' };
type Values<K extends Kinds> = { readonly [N in keyof K]?: K[N] extends 'flag' ? boolean : string };

/** The options and the rest of a command line; a word it does not know is told, not ignored. */
export const readArguments = <const K extends Kinds>(
  args: readonly string[],
  kinds: K,
): { readonly values: Values<K>; readonly rest: readonly string[] } => {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    // parseArgs has checked every value against its kind.
    return { values: values as Values<K>, rest: positionals };
  } catch (error) {
    throw new Trouble(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
};

export const wholeNumber = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined) return fallback;
  if (!/^\d+$/.test(value)) throw new Trouble(`--${name} takes a whole number, not ${value}`);
  return Number(value);
};
