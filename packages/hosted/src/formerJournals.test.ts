import { readFileSync } from 'node:fs';
import { restored } from '@templefall/table';
import { firstDamage, type Row } from '@templefall/table/journal';
import { describe, expect, it } from 'vitest';
import { aliasesOf } from './contentAliases.ts';
import { HOSTED_GAMES } from './index.ts';

/** Journals as servers of the second format wrote them: two players, who do what is legal first for half a minute. */
const recorded = (game: string): readonly Row[] =>
  readFileSync(new URL(`./testing/journals/${game}.format2.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row);

describe.each([
  ['temple', 'b7e8a43630592a0b'],
  ['rollwrite', '0bfbbbb5857453a7'],
])('a game of %s from before its whole content was hashed', (id, today) => {
  const rows = recorded(id);
  const start = rows.slice(rows.findIndex(({ body }) => body.includes('"gameStarted"')));
  const hosted = HOSTED_GAMES[id];
  if (!hosted) throw new Error(`no ${id}`);

  it('is sound, and is taken up although its content had another name', () => {
    expect(firstDamage(rows, rows.length)).toBeUndefined();
    const { record, entries } = restored(start, { [id]: { ...hosted, contentAliases: aliasesOf(today) } });
    expect(aliasesOf(today)).toEqual([record.game?.content]);
    expect(entries.filter(({ event }) => event.type === 'played').length).toBeGreaterThan(40);
  });

  it('is refused where the tables have changed since', () => {
    const changed = { ...hosted, content: 'rebuilt', contentAliases: aliasesOf('rebuilt') };
    expect(() => restored(start, { [id]: changed })).toThrow(/have changed/);
  });
});
