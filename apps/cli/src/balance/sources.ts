import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell } from './cells.ts';

/** What the result of a game depends on: its rules and content, its bot, and what both stand on. */
const FOLDERS = {
  temple: [
    'packages/kit/src',
    'packages/kernel/src',
    'packages/odds/src',
    'packages/temple/src',
    'packages/bots/src/temple',
  ],
  rollwrite: ['packages/kit/src', 'packages/kernel/src', 'packages/rollwrite/src', 'packages/bots/src/rollwrite'],
} as const;

/** Who wakes when, and with which luck. */
const FILES = ['packages/bots/src/contract.ts', 'packages/simulator/src/contest.ts'] as const;

/** A short name for the sources a game is played with: figures of other sources are not mixed with these. */
export const sourcesOf = (game: Cell['game']): string => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS[game])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        hash.update(file).update(readFileSync(join(folder, file)));
  for (const file of FILES) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
};
