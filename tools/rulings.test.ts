import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './repository.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The ids of rules that say *Ruling* or *Adaptation*. */
const decided = (spec: string): readonly string[] =>
  spec
    .split(/^- (?=[TW][A-Z]\d)/m)
    .filter(rule => /\*(Ruling|Adaptation)/.test(rule))
    .flatMap(rule => /^[TW][A-Z]\d+(?:\.\d+)?/.exec(rule)?.[0] ?? []);

it.each(['docs/spec/temple.md', 'docs/spec/roll-and-write.md'])(
  'every decision in %s is explained to players',
  file => {
    const told = new Set([...read('docs/RULINGS.md').matchAll(/\b[TW][A-Z]\d+(?:\.\d+)?/g)].map(([id]) => id));
    expect(decided(read(file)).length).toBeGreaterThan(10);
    expect(decided(read(file)).filter(id => !told.has(id))).toEqual([]);
  },
);
