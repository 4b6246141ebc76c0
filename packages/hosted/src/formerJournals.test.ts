import { readFileSync } from 'node:fs';
import { restored } from '@templefall/table';
import { firstDamage, type Row } from '@templefall/table/journal';
import { describe, expect, it } from 'vitest';
import { aliasesOf } from './contentAliases.ts';
import { hostedTemple } from './temple.ts';

/** Journals as servers of the second format wrote them: two players, who do what is legal first for half a minute. */
const recorded = (game: string): readonly Row[] =>
  readFileSync(new URL(`./testing/journals/${game}.format2.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row);

describe('a game of Temple from before its whole content was hashed', () => {
  const today = 'b7e8a43630592a0b';
  const rows = recorded('temple');
  const start = rows.slice(rows.findIndex(({ body }) => body.includes('"gameStarted"')));

  it('is sound, and is taken up although its content had another name', () => {
    expect(firstDamage(rows, rows.length)).toBeUndefined();
    const { record, entries } = restored(start, { temple: { ...hostedTemple, contentAliases: aliasesOf(today) } });
    expect(aliasesOf(today)).toEqual([record.game?.content]);
    expect(entries.filter(({ event }) => event.type === 'played').length).toBeGreaterThan(40);
  });

  it('is refused where the tables have changed since', () => {
    const changed = { ...hostedTemple, content: 'rebuilt', contentAliases: aliasesOf('rebuilt') };
    expect(() => restored(start, { temple: changed })).toThrow(/have changed/);
  });
});
