import { execFileSync } from 'node:child_process';
import { ROOT } from './repository.ts';

const PARTS = ['build', 'checks', 'unit', 'scenarios', 'web'] as const;

/** What of `npm test` is to run, and how. */
export interface Wish {
  readonly parts: readonly (typeof PARTS)[number][];
  /** Files, specs and names, as Vitest and Playwright know them. */
  readonly filters: readonly string[];
  readonly isNoisy: boolean;
  readonly seed: number;
  /** Only what was touched after this commit. */
  readonly since?: string;
}

/** Anything, but told: whoever finds a fault can have the same order again. */
const anySeed = (): number => Math.floor(Math.random() * 1_000_000);

export const parseWish = (words: readonly string[], fork = forkFromMain): Wish => {
  const flags = words.filter(one => FLAGS.includes(one));
  const at = words.indexOf('--seed');
  const seed = at < 0 ? anySeed() : Number(words[at + 1]);
  if (!Number.isInteger(seed)) throw new Error(`--seed needs a number, not ${words[at + 1]}`);
  const filters = words.filter((one, index) => !FLAGS.includes(one) && (at < 0 || (index !== at && index !== at + 1)));
  const has = (flag: string): boolean => flags.includes(flag);
  if (filters.length > 0 && has('--unit') === has('--web')) throw new Error('say whether that is --unit or --web');
  const isPart = has('--unit') || has('--web');
  return {
    parts: PARTS.filter(part => (isPart ? has(`--${part}`) : part === 'unit' || part === 'web' || !has('--changed'))),
    filters,
    isNoisy: has('--noisy'),
    seed,
    ...(has('--changed') && { since: fork() }),
  };
};

const FLAGS = ['--unit', '--web', '--changed', '--noisy'];

const forkFromMain = (): string =>
  execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: ROOT, encoding: 'utf8' }).trim();
