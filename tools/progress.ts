import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './repository.ts';

/** Milliseconds by name. */
export type Times = { readonly [name: string]: number };

/** How far a suite is, told after each of its parts: how many are done, and how long the rest will take. */
export interface Progress {
  readonly after: (part: string, millis: number) => string;
  readonly times: () => Times;
}

/**
 * `before` says how long each part took the last time; one that is new takes as long as the others do. What is left is
 * measured by how this machine does today beside that.
 */
export const progressOf = (parts: readonly string[], before: Times, now: () => number): Progress => {
  const known = parts.flatMap(part => before[part] ?? []);
  const usual = known.length > 0 ? sum(known) / known.length : 1;
  const expected = (part: string): number => before[part] ?? usual;
  const whole = sum(parts.map(expected));
  const began = now();
  const times: { [name: string]: number } = {};
  let [count, done] = [0, 0];
  return {
    after: (part, millis) => {
      count += 1;
      done += expected(part);
      times[part] = millis;
      const left = ((now() - began) * Math.max(0, whole - done)) / done;
      return `[${String(count).padStart(String(parts.length).length)}/${parts.length}, ${minutes(left)} left]`;
    },
    times: () => ({ ...before, ...times }),
  };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const minutes = (millis: number): string => {
  const seconds = Math.round(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const fileOf = (suite: string): string => join(ROOT, '.cache', `times-${suite}.json`);

export const readTimes = (suite: string): Times => {
  const file = fileOf(suite);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Times) : {};
  } catch {
    // A run that was cut off left half of it.
    return {};
  }
};

export const keepTimes = (suite: string, times: Times): void => {
  mkdirSync(dirname(fileOf(suite)), { recursive: true });
  writeFileSync(fileOf(suite), JSON.stringify(times));
};
