import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalJson, contentHash } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { TEMPLE_CONTENT } from './content.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const FILES = globSync(['content/*.ts', 'modules/*/content.ts'], { cwd: SOURCES }).toSorted();

/** What a file of tables exports, apart from the functions that build them. */
const tablesIn = async (file: string): Promise<readonly (readonly [name: string, table: unknown])[]> =>
  Object.entries(await import(`${SOURCES}/${file}`)).filter(([, table]) => typeof table !== 'function');

/** Every place in the content where these tables stand, as one object each. */
const objectsIn = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
};

describe('the content that names a game of Temple', () => {
  it('has files of tables to speak of', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(8);
  });

  it.each(FILES)('holds every table of %s', async file => {
    const tables = await tablesIn(file);
    expect(tables.length).toBeGreaterThan(0);
    const holders = objectsIn(TEMPLE_CONTENT);
    for (const [name, table] of tables)
      expect({ name, isIn: holders.some(holder => name in holder && Reflect.get(holder, name) === table) }).toEqual({
        name,
        isIn: true,
      });
  });

  it('has another name when a cost, the number of copies or a challenge changes', () => {
    const written = canonicalJson(TEMPLE_CONTENT);
    const name = contentHash(TEMPLE_CONTENT);
    const changes = [
      ['"CHEST_COST":["K","K"]', '"CHEST_COST":["K","T"]'],
      ['"trap":{"copies":3', '"trap":{"copies":2'],
      ['"gems":0,"id":"1a"', '"gems":1,"id":"1a"'],
      ['"VOTE_MS":10000', '"VOTE_MS":9000'],
    ] as const;
    for (const [before, after] of changes) {
      expect(written).toContain(before);
      expect(contentHash(JSON.parse(written.replace(before, after)))).not.toBe(name);
    }
    expect(contentHash(JSON.parse(written))).toBe(name);
  });
});
