import type { ClientState, SeatSecret } from '@templefall/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { followSecret, savedSecret } from './seatSecretStore.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const SECRET = 'ab'.repeat(16) as SeatSecret;
const NOBODY: ClientState = { line: 'open', said: [], pending: [] };
const SEATED: ClientState = { ...NOBODY, me: { place: 0, secret: SECRET } };
const afterwards = (...states: readonly ClientState[]): SeatSecret | undefined => {
  for (const [i, state] of states.entries()) followSecret('table', states[i - 1] ?? NOBODY, state);
  return savedSecret('table');
};

it('a seat is found again after a lost line, a restart and a reload', () => {
  expect(afterwards(SEATED, { ...SEATED, line: 'away', trouble: 'restarting' })).toBe(SECRET);
  // Before the welcome nobody has a seat yet.
  expect(afterwards({ ...NOBODY, line: 'connecting' }, { ...NOBODY, line: 'away' })).toBe(SECRET);
});

it('whoever gave it up, or lost it, comes like everybody else', () => {
  expect(afterwards(SEATED, NOBODY)).toBeUndefined();
  for (const trouble of ['wrongSecret', 'kicked'] as const) {
    expect(afterwards(SEATED, { ...SEATED, line: 'shut', trouble })).toBeUndefined();
    expect(afterwards(SEATED)).toBe(SECRET);
    expect(afterwards({ ...NOBODY, line: 'shut', trouble })).toBeUndefined();
  }
});

it('what is no secret is not shown at any door', () => {
  kept.set('templefall.seat.table', 'mine!');
  expect(savedSecret('table')).toBeUndefined();
});
