import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cell } from './cells.ts';

/** What is known of a cell: its first `games` games were played, and so many of them won. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Games that crashed or hung: none, or the page says so. */
  readonly crashed: number;
  /** The time a core spent on them. */
  readonly seconds: number;
  /** The sources they were played with. */
  readonly sources: string;
}

const FOLDER = '.cache/balance';

export const readTally = ({ id }: Cell): Tally | undefined => {
  try {
    // Only `writeTally` writes there.
    return JSON.parse(readFileSync(fileOf(id), 'utf8')) as Tally;
  } catch {
    return undefined;
  }
};

export const writeTally = ({ id }: Cell, tally: Tally): void => {
  const file = fileOf(id);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(tally)}\n`);
};

const fileOf = (id: string): string => join(FOLDER, `${id}.json`);
