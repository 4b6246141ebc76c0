import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allGames } from '../games/index.ts';
import { withCommandNames, withReference } from './reference.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const games = await allGames();
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

it('docs/SCENARIOS.md names every command, refusal, event and slice: npm run scenario -- --reference', () =>
  expect(withReference(read('docs/SCENARIOS.md'), games)).toBe(read('docs/SCENARIOS.md')));

it('docs/scenario.schema.json knows every command: npm run scenario -- --reference', () =>
  expect(withCommandNames(read('docs/scenario.schema.json'), games)).toBe(read('docs/scenario.schema.json')));

it('a page without a place for the reference is an error', () =>
  expect(() => withReference('# Scenarios', games)).toThrow('no place for the reference'));
