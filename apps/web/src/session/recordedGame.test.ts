import { seededChance, seedOf } from '@templefall/kit';
import type { GameId } from '@templefall/protocol';
import { DEFAULT_OPTIONS, temple } from '@templefall/temple';
import { afterEach, expect, it, vi } from 'vitest';
import { appliedInGame, readFromServer } from './recordedGame.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: object) => {
  const asked = vi.fn(async (_url: string) => Response.json(body));
  vi.stubGlobal('fetch', asked);
  return asked;
};

const opening = temple.view(temple.setup({ ...DEFAULT_OPTIONS, players: 2 }, seededChance(seedOf('written'))));
const told = () => appliedInGame('table-7' as GameId, readFromServer, async () => temple);
const WENT = { type: 'awaySet', seat: 1, away: true };

it('tells everything that happened in a game, each with the states around it', async () => {
  const asked = answering({
    record: {},
    events: [
      { type: 'gameStarted', game: 'temple', version: 1, options: {}, opening },
      { type: 'placeLeft', place: 1 },
      { type: 'played', at: 4000, event: WENT },
      { type: 'played', at: 5000, event: { ...WENT, away: false } },
      { type: 'gameEnded', outcome: {} },
    ],
  });
  const applied = await told();
  expect(asked.mock.lastCall?.[0]).toBe('api/games/table-7');
  expect(applied.map(({ at }) => at)).toEqual([4000, 5000]);
  expect(applied[0]?.before).toEqual(opening);
  expect(applied[1]?.before).toBe(applied[0]?.after);
});

it('tells nothing where the server has no such game, or does not answer', async () => {
  answering({ code: 'noSuchTable' });
  expect(await told()).toEqual([]);
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
  expect(await told()).toEqual([]);
});
