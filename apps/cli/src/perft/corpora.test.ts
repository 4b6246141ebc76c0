import { readFileSync } from 'node:fs';
import { parsePerft } from '@templefall/testkit';
import { expect, it } from 'vitest';
import { filesNamed } from '../files.ts';
import { countsFrom } from './counts.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const rows = filesNamed([`${ROOT}corpora/perft`], ['.perft']).flatMap(file => {
  const parsed = parsePerft(readFileSync(file, 'utf8'));
  return parsed.ok ? parsed.value : [{ id: `${file}: ${parsed.error}`, game: '', at: 0, pos: '', counts: [] }];
});

it('five positions or more have golden counts to depth 3', () => {
  expect(rows.filter(row => row.counts.length >= 3).length).toBeGreaterThanOrEqual(5);
});

it.each(rows)('golden counts: $id', async row => {
  expect([...(await countsFrom(row)).counts(row.counts.length)]).toEqual(row.counts);
});
