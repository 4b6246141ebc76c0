import { expect, it } from 'vitest';
import { statusIn } from './tableStatus.ts';

const seated = (...tables: readonly string[]) => tables.map(table => ({ table, places: [1], at: 0 }));
const BO = { place: 1, name: 'Bo' };
const ADA = { place: 0, name: 'Ada' };
const told = (table: string, more: object = {}) => ({
  table,
  game: 'rollwrite',
  phase: 'playing',
  names: ['Ada', 'Bo'],
  touchedAt: 5,
  ...more,
});

it('tables that wait for me come first, then those at play, the latest first', () => {
  const tables = [
    told('ended', { phase: 'ended' }),
    told('old', { awaited: [ADA], touchedAt: 3 }),
    told('gathering', { phase: 'gathering' }),
    told('new', { awaited: [ADA], touchedAt: 4 }),
    told('temple', { game: 'temple' }),
    told('mine', { awaited: [ADA, BO], touchedAt: 1 }),
  ];
  const found = statusIn({ tables }, seated('ended', 'old', 'gathering', 'new', 'temple', 'mine'));
  expect(found.map(({ table, standing }) => [table, standing])).toEqual([
    ['mine', 'yourTurn'],
    ['new', 'theirTurn'],
    ['old', 'theirTurn'],
    ['temple', 'playing'],
    ['gathering', 'gathering'],
    ['ended', 'ended'],
  ]);
  expect(found[1]).toMatchObject({ names: ['Ada', 'Bo'], awaited: ['Ada'] });
});

it('what is no answer, no game of ours and no table of ours is left out', () => {
  for (const raw of [undefined, 'no', [], { tables: 3 }, { tables: [3, {}, told('other')] }])
    expect(statusIn(raw, seated('mine'))).toEqual([]);
  expect(statusIn({ tables: [told('mine', { game: 'chess' })] }, seated('mine'))).toEqual([]);
});
