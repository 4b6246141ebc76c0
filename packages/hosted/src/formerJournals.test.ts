import { readFileSync } from 'node:fs';
import { restored } from '@templefall/table';
import { firstDamage, type Row } from '@templefall/table/journal';
import { describe, expect, it } from 'vitest';
import { HOSTED_GAMES } from './index.ts';

/** Journals as servers of the second format wrote them: two players, who do what is legal first for half a minute. */
const recorded = (game: string): readonly Row[] =>
  readFileSync(new URL(`./testing/journals/${game}.format2.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row);

describe.each(['temple', 'rollwrite'])('a game of %s from before its whole content was hashed', id => {
  const rows = recorded(id);
  const start = rows.findIndex(({ body }) => body.includes('"gameStarted"'));
  const read = () => restored(rows.slice(start), HOSTED_GAMES);

  it('is sound, and is taken up although its content has another name', () => {
    expect(firstDamage(rows, rows.length)).toBeUndefined();
    const { record, entries } = read();
    expect(record.game?.content).not.toBe(HOSTED_GAMES[id]?.content);
    expect(HOSTED_GAMES[id]?.contentAliases).toContain(record.game?.content);
    expect(entries.filter(({ event }) => event.type === 'played').length).toBeGreaterThan(40);
  });

  it('is refused where the tables are others', () => {
    const hosted = HOSTED_GAMES[id];
    if (!hosted) throw new Error(`no ${id}`);
    const { contentAliases: _, ...rebuilt } = hosted;
    expect(() => restored(rows.slice(start), { [id]: { ...rebuilt, content: 'rebuilt' } })).toThrow(/have changed/);
  });
});
