import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@templefall/kernel';
import { type Seed, seedOf } from '@templefall/kit';
import { linked } from '@templefall/table/journal';
import { playRandomly } from '@templefall/testkit';
import { templePlay } from '@templefall/testkit/temple';
import { afterAll, expect, it, vi } from 'vitest';
import { verify } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'templefall-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const luck = 'exported';
const game: AnyGame = templePlay.game;
const played = playRandomly({ ...templePlay, opening: (_: unknown, fresh: unknown) => fresh } as typeof templePlay, {
  seed: luck,
});

/** What the server exports: the journal, line by line, each with its sum. */
const exported = (): string => {
  const { options, opening, events } = played;
  const table = 'a'.repeat(20);
  const rows = linked({ seq: 0, sum: 0 }, [
    JSON.stringify({
      event: { type: 'gameStarted', game: game.id, version: game.version, options, opening },
      header: { seed: seedOf(luck) as Seed, lobby: { places: [{ name: 'Ada', colour: 0 }] }, keys: {} },
      format: 3,
    }),
    ...events.map(({ at, event }) => JSON.stringify({ event: { type: 'played', at, event } })),
  ]);
  const record = { id: `${table}-1`, table, game: game.id, first: 1, last: rows.length, endedAt: 1, names: ['Ada'] };
  return JSON.stringify({ format: 1, record: { ...record, won: game.outcome(played.final)?.won ?? false }, rows });
};

const said = (text: string): { readonly code: number; readonly line: string } => {
  const file = join(folder, 'game.json');
  writeFileSync(file, text);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = verify([file]);
  const line = String(log.mock.lastCall?.[0]);
  log.mockRestore();
  return { code, line };
};

it('a whole game is as its seed has it', () => {
  const { code, line } = said(exported());
  expect(line).toMatch(/^✓ .*: \d+ rolls and \d+ cards in \d+ events are as the seed has them \([0-9a-f]{64}\)$/);
  expect(code).toBe(0);
});

it('one changed byte is found, wherever in the rows it is', () => {
  const text = exported();
  const from = text.indexOf('"rows"') + 8;
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index).filter(index => index > from);
  for (let tried = 0; tried < 40; tried++) {
    const at = digits[Math.floor((tried * digits.length) / 40)] ?? from;
    const changed = `${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`;
    expect(said(changed).code, text.slice(at - 30, at + 10)).toBe(1);
  }
});

it('what is no game is said to be none', () => {
  for (const text of ['', '{}', '{"record":{"game":"chess"},"events":[]}']) expect(said(text).code).toBe(1);
  expect(() => verify(['nowhere.json'])).toThrow('there is no file nowhere.json');
  expect(() => verify([])).toThrow('a file is needed');
});
