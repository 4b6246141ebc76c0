import type { Seed } from '@templefall/kit';
import { seededChance } from '@templefall/kit';
import { emptyLobby, type TableEvent } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { type Entry, printEntry, publicEvent } from './entry.ts';
import { beginning, linked } from './journal/chain.ts';
import { FORMAT } from './migrations.ts';
import { restored } from './record.ts';
import { toy } from './testing/toy.ts';

const seed = '1'.repeat(32) as Seed;
const options = { players: 1, bell: 0 };
const opening = toy.game.setup(options, seededChance(seed));
const start: Entry = {
  event: { type: 'gameStarted', game: 'toy', version: 1, options, opening },
  header: { seed, lobby: { ...emptyLobby, game: 'toy' }, keys: {} },
  format: FORMAT,
};
const ring = (at: number): Entry => ({ event: { type: 'played', at, event: { type: 'rang' } } });

describe('a journal', () => {
  it('may be as long as it likes', () => {
    const events = 200_000;
    const bodies = [start, ...Array.from({ length: events }, (_, at) => ring(at))].map(printEntry);
    const { state, at } = restored(linked(beginning, bodies), { toy });
    expect([state, at]).toMatchObject([{ rings: events }, events - 1]);
  });
});

describe('what everybody may know', () => {
  it('of a game is told by its rules or not at all', () => {
    const shown = publicEvent(start, toy.game) as Extract<TableEvent, { readonly type: 'gameStarted' }>;
    expect(JSON.stringify(shown.opening)).not.toContain('order');
    for (const entry of [start, ring(1)]) expect(() => publicEvent(entry, undefined)).toThrow(entry.event.type);
    const left: Entry = { event: { type: 'lobbyReopened' } };
    expect(publicEvent(left, undefined)).toBe(left.event);
  });
});
