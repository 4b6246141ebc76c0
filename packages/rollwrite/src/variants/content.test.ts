import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonicalJson, contentHash } from '@templefall/kit';
import { describe, expect, it } from 'vitest';
import { ROLLWRITE_CONTENT } from './content.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const FILES = globSync(['content/{adventure,maps,temple}.ts'], { cwd: SOURCES }).toSorted();

/** What a file of tables exports, apart from the functions that build them. */
const tablesIn = async (file: string): Promise<readonly (readonly [name: string, table: unknown])[]> =>
  Object.entries(await import(`${SOURCES}/${file}`)).filter(([, table]) => typeof table !== 'function');

/** Every place in the content where these tables stand, as one object each. */
const objectsIn = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
};

describe('the content that names a game of Roll & Write', () => {
  it('has files of tables to speak of', () => {
    expect(FILES.length).toBe(3);
  });

  it.each(FILES)('holds every table of %s', async file => {
    const tables = await tablesIn(file);
    expect(tables.length).toBeGreaterThan(0);
    const holders = objectsIn(ROLLWRITE_CONTENT);
    for (const [name, table] of tables)
      expect({ name, isIn: holders.some(holder => name in holder && Reflect.get(holder, name) === table) }).toEqual({
        name,
        isIn: true,
      });
  });

  it('has another name when a cost, a map or the time of a vote changes', () => {
    const written = canonicalJson(ROLLWRITE_CONTENT);
    const name = contentHash(ROLLWRITE_CONTENT);
    const changes = [
      ['"GEM_TRACK":30', '"GEM_TRACK":29'],
      ['"VOTE_MS":15000', '"VOTE_MS":9000'],
    ] as const;
    for (const [before, after] of changes) {
      expect(written).toContain(before);
      expect(contentHash(JSON.parse(written.replace(before, after)))).not.toBe(name);
    }
    expect(contentHash(JSON.parse(written))).toBe(name);
  });
});
