import { readFileSync } from 'node:fs';
import { departures, type Schema } from '@templefall/testkit';
import { expect, it } from 'vitest';
import { allGames } from '../games/index.ts';
import { withReference } from './reference.ts';
import { withWords } from './schema.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const games = await allGames();
const read = (file: string): string => readFileSync(`${ROOT}${file}`, 'utf8');

it('docs/SCENARIOS.md names every command, refusal, event and slice: npm run scenario -- --reference', () =>
  expect(withReference(read('docs/SCENARIOS.md'), games)).toBe(read('docs/SCENARIOS.md')));

it('docs/scenario.schema.json knows every command with its fields, refusal, event and slice: npm run scenario -- --reference', () =>
  expect(withWords(read('docs/scenario.schema.json'), games)).toBe(read('docs/scenario.schema.json')));

it('a page without a place for the reference is an error', () =>
  expect(() => withReference('# Scenarios', games)).toThrow('no place for the reference'));

it('a schema without a place for the words is an error', () =>
  expect(() => withWords('{}', games)).toThrow('no place for the words'));

it('an editor with the schema sees a wrong field, refusal, event and slice', () => {
  const schema: Schema = JSON.parse(read('docs/scenario.schema.json'));
  const told = (rest: object) =>
    departures(schema, { title: 'a try', game: 'temple', options: { players: 2 }, script: [], ...rest });
  const command = { seat: 0, type: 'roll', dice: [11] };
  expect(told({ script: [{ command }] })).toEqual([]);
  expect(told({ script: [{ command: { ...command, die: 11 } }] })).toEqual([
    'script[0].command.die: expected no such key, found die',
  ]);
  expect(told({ game: 'rollwrite', script: [{ command: { seat: 0, type: 'rol' } }] })[0]).toContain(
    'script[0].command.type: expected one of ',
  );
  expect(told({ script: [{ expect: { withholds: [{ seat: 0, type: 'escape', keys: 3 }] } }] })).toEqual([
    'script[0].expect.withholds[0].keys: expected no such key, found keys',
  ]);
  expect(told({ script: [{ expect: { refusal: 'cannotpay', events: ['roled'] } }] })).toHaveLength(2);
  expect(told({ position: { modules: { curses: { deck: ['trap'], helt: [] } } } })).toEqual([
    'position.modules.curses.helt: expected no such key, found helt',
  ]);
});
