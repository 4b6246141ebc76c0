import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const NOT_OURS = /(^|\/)(node_modules|dist|test-results|playwright-report)(\/|$)/;

/** Files of the project by pattern, relative to `root`, in a stable order. */
export const filesOf = (root: string, patterns: readonly string[]): readonly string[] =>
  globSync([...patterns], { cwd: root, exclude: path => NOT_OURS.test(path) })
    .map(path => path.replaceAll('\\', '/'))
    .sort();
