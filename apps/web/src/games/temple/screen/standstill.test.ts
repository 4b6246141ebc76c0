import { signal } from '@preact/signals';
import { seat } from '@templefall/kernel';
import type { State } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import type { TempleSession } from '../session.ts';
import { standstillOf } from './standstill.ts';

const table = ({ players = 1, paused = false, hasBegun = true, isWatching = false } = {}) => {
  const sent: string[] = [];
  const session = {
    me: isWatching ? undefined : seat(0),
    hasBegun: signal(hasBegun),
    view: signal({ players: Array.from({ length: players }), paused } as unknown as State),
    send: async ({ type }: { readonly type: string }) => {
      sent.push(type);
      return undefined;
    },
  } as unknown as TempleSession;
  return { sent, standstill: standstillOf(session) };
};

describe('while something is read', () => {
  it('the clock of somebody alone stands, and goes on afterwards', () => {
    const { sent, standstill } = table();
    standstill.begin();
    standstill.begin();
    expect(sent).toEqual(['propose']);
    standstill.lift();
    standstill.lift();
    expect(sent).toEqual(['propose', 'resume']);
  });

  it('it goes on beside friends, before the game, for those who watch, and as it was in a pause', () => {
    for (const how of [{ players: 2 }, { hasBegun: false }, { paused: true }, { isWatching: true }] as const) {
      const { sent, standstill } = table(how);
      standstill.begin();
      standstill.lift();
      expect(sent).toEqual([]);
    }
  });

  it('a pause chosen meanwhile outlasts it', () => {
    const { sent, standstill } = table();
    standstill.begin();
    standstill.keep();
    standstill.lift();
    expect(sent).toEqual(['propose']);
  });
});
