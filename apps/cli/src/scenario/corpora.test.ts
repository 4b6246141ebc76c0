import { readFileSync } from 'node:fs';
import { departures, readYaml, runScenarios, type Schema } from '@templefall/testkit';
import { describe, expect, it } from 'vitest';
import { filesNamed } from '../files.ts';
import { allGames } from '../games/index.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const games = (await allGames()).map(game => game.scenarios);
const schema: Schema = JSON.parse(readFileSync(`${ROOT}docs/scenario.schema.json`, 'utf8'));
const files = filesNamed([`${ROOT}corpora/scenarios`], ['.yaml', '.yml']).map(file => ({
  name: file.slice(ROOT.length),
  source: readFileSync(file, 'utf8'),
}));

describe.each(files)('$name', ({ source }) => {
  it.each(runScenarios(source, games))('$title', ({ told, warned }) => expect([...told, ...warned]).toEqual([]));

  it('is written as the schema says', () => {
    expect(readYaml(source).flatMap(({ raw }) => departures(schema, raw))).toEqual([]);
  });
});

it('no two scenarios have the same title', () => {
  const titles = files.flatMap(({ source }) => runScenarios(source, games).map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
