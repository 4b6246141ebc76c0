import { beforeEach, expect, it, vi } from 'vitest';
import { activeTable, clearActiveTable, saveActiveTable } from './activeTable.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('leads back to the game that goes on; the end of another table’s takes nothing away', () => {
  expect(activeTable()).toBeUndefined();
  saveActiveTable({ table: 'mine', game: 'rollwrite' });
  clearActiveTable('other');
  expect(activeTable()).toEqual({ table: 'mine', game: 'rollwrite' });
  clearActiveTable('mine');
  expect(activeTable()).toBeUndefined();
});

it('leads nowhere once no game can still go on, nor by what is no seat', () => {
  saveActiveTable({ table: 'mine', game: 'rollwrite' });
  vi.setSystemTime(2 * 60 * 60 * 1000);
  expect(activeTable()).toBeUndefined();
  for (const junk of ['{', '7', '{"table":7,"at":0}', '{"table":"mine"}']) {
    for (const key of kept.keys()) kept.set(key, junk);
    vi.setSystemTime(0);
    expect(activeTable()).toBeUndefined();
  }
});

it('leads back to a game of Temple saved by the version before, which knew no other', () => {
  saveActiveTable({ table: 'mine', game: 'rollwrite' });
  for (const key of kept.keys()) kept.set(key, '{"table":"mine","at":0}');
  expect(activeTable()).toEqual({ table: 'mine', game: 'temple' });
});
