import { sha256 } from '@templefall/kit';
import type { GameId, TableId } from '@templefall/protocol';
import { memoryStorage, type Storage } from '@templefall/table/journal';
import { stage, toy } from '@templefall/table/testing';
import { expect, it } from 'vitest';
import { recordedGames } from './recordedGames.ts';

/** A finished game at a table, and how often its rows were read since. */
const finished = async () => {
  const inner = memoryStorage();
  let reads = 0;
  const storage: Storage = {
    ...inner,
    game: id => {
      reads += 1;
      return inner.game(id);
    },
  };
  const at = stage({ storage });
  const table: TableId = await at.table();
  const ada = at.client(table);
  await at.pass(50);
  for (const request of [{ type: 'sit', name: 'Ada' }, { type: 'start' }] as const) {
    const reply = ada.ask(request);
    await at.pass(50);
    await reply;
  }
  const won = ada.send({ type: 'win' });
  await at.pass(50);
  await won;
  const start = (ada.state().table?.game?.startedAt ?? 0).toString();
  return {
    id: `${table}-${start}` as GameId,
    recorded: recordedGames({ storage, games: { toy } }),
    reads: () => reads,
  };
};

it('a finished game is made once, however many ask for it, and names no secret', async () => {
  const { id, recorded, reads } = await finished();
  const texts = await Promise.all([recorded(id), recorded(id), recorded(id)]);
  expect(reads()).toBe(1);
  expect(texts[0]).toBe(texts[2]);
  const { record, events } = JSON.parse(String(texts[0]));
  expect(record).toMatchObject({ id, won: true, names: ['Ada'] });
  expect(events.at(-1).type).toBe('gameEnded');
  expect(String(texts[0])).not.toMatch(/"order"|"keys"/);
  const { seed, players } = JSON.parse(String(texts[0]));
  expect(events[0].luck).toBe(sha256(seed));
  expect(players).toEqual([{ name: 'Ada', colour: 0 }]);
});

it.each(['', 'nothing', '__proto__', '../../etc'])('there is no game %j', async id => {
  const { recorded } = await finished();
  expect(await recorded(id)).toBeUndefined();
});
