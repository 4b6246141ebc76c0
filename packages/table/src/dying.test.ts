import type { GameEvent } from '@templefall/kernel';
import type { TableId } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './journal/memoryStorage.ts';
import type { Append, Storage } from './journal/storage.ts';
import { asking, doing, playing, secretOf, sitting, toyOf } from './testing/scene.ts';
import { calm, stage } from './testing/stage.ts';
import { toy } from './testing/toy.ts';

describe('a table that dies', () => {
  it('[TX5] after kill -9 everything that was shown is there, and the clock has not run on', async () => {
    const { at, ada, bo } = await playing({ bell: 60_000 });
    for (let turn = 0; turn < 5; turn++) await doing(at, ada, { type: 'roll' });
    await at.pass(2500);
    const shown = toyOf(bo);
    const time = bo.gameTime();
    at.crash({ down: 7000 });
    await at.pass(7000);
    await at.pass(4000);
    expect(bo.state().line).toBe('open');
    expect(toyOf(bo).faces).toEqual(shown.faces);
    expect(bo.gameTime()).toBeLessThan(time + 4500);
    expect(bo.gameTime()).toBeGreaterThan(time - 1100);
    expect(ada.state().table).toEqual(bo.state().table);
  });

  it('that nothing can be written is told to whoever watches over the server; that another owns the table is not', async () => {
    const kept = memoryStorage();
    let isFull = false;
    const append: Storage['append'] = one => (isFull ? Promise.reject(new Error('full')) : kept.append(one));
    const at = stage({ storage: { ...kept, append } });
    const { ada, table } = await playing({}, at);
    await kept.claim(table, at.clock.now());
    const roll = ada.send({ type: 'roll' });
    await at.pass(6000);
    expect(await roll).toMatchObject({ ok: true });
    expect([at.troubles, at.unwritten()]).toEqual([['movedOn'], 0]);
    isFull = true;
    void ada.send({ type: 'roll' });
    await at.pass(100);
    expect(at.troubles).toContain('storage');
    expect(at.unwritten()).toBe(at.troubles.filter(trouble => trouble === 'storage').length);
  });

  it('[TX5] a command on its way through kill -9 is done exactly once', async () => {
    const { at, ada } = await playing();
    at.setDelay(30);
    await at.pass(200);
    for (let kill = 0; kill < 6; kill++) {
      const answer = ada.send({ type: 'add', amount: 1 });
      await at.pass([10, 25, 31, 45, 61, 90][kill] ?? 0);
      at.crash({ down: 300 });
      await at.pass(4000);
      expect(await answer).toMatchObject({ ok: true });
    }
    expect(toyOf(ada).total).toBe(6);
  });

  it('[TX5] dice after a crash are those that would have come anyway', async () => {
    const rolls = async (kills: boolean): Promise<readonly number[]> => {
      const { at, ada } = await playing();
      for (let roll = 0; roll < 10; roll++) {
        await doing(at, ada, { type: 'roll' });
        if (kills && roll % 3 === 0) {
          at.crash();
          await at.pass(3500);
        }
      }
      return toyOf(ada).faces;
    };
    expect(await rolls(true)).toEqual(await rolls(false));
  });

  it('time stands after a crash until all are back, but not longer than three seconds', async () => {
    const { at, table, ada, bo } = await playing({ bell: 60_000 });
    await at.pass(1000);
    const secret = secretOf(bo);
    bo.close();
    await at.pass(200);
    at.crash();
    await at.pass(1500);
    const stood = ada.gameTime();
    expect(ada.state().clock?.isRunning).toBe(false);
    await at.pass(500);
    expect(ada.gameTime()).toBe(stood);
    at.client(table, { secret });
    await at.pass(500);
    expect(ada.state().clock?.isRunning).toBe(true);
  });

  it('[WX5] a table nobody is at leaves memory and wakes days later as it was, with its clock', async () => {
    const { at, table, ada, bo } = await playing();
    await doing(at, ada, { type: 'add', amount: 4 });
    const secret = secretOf(ada);
    const left = ada.gameTime();
    ada.close();
    bo.close();
    await at.pass(16_000);
    expect(at.troubles).toEqual([undefined]);
    at.clock.advanceBy(3 * 24 * 3600 * 1000);
    await calm();
    const again = at.client(table, { secret });
    await at.pass(100);
    expect(toyOf(again).total).toBe(4);
    expect(again.state().me?.place).toBe(0);
    expect(again.gameTime()).toBeLessThan(left + 17_000);
  });

  it('a table taken over by another process closes here and is followed there', async () => {
    const { at, table, ada } = await playing();
    await at.storage.claim(table, at.clock.now());
    const answer = ada.send({ type: 'add', amount: 2 });
    await at.pass(3000);
    expect(at.troubles).toContain('movedOn');
    expect(await answer).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(2);
  });

  it('a damaged journal is set aside and the people are told; other tables go on', async () => {
    const storage = memoryStorage();
    let spoilt: TableId | undefined;
    const spoiling: Storage = {
      ...storage,
      read: async (id, from) => {
        const rows = await storage.read(id, from);
        return id === spoilt ? rows.map(row => (row === rows.at(-1) ? { ...row, body: `${row.body} ` } : row)) : rows;
      },
    };
    const { at, table, ada } = await playing({}, stage({ storage: spoiling }));
    const other = await playing({}, at);
    spoilt = table;
    at.crash();
    await at.pass(4000);
    expect(at.aside.map(one => one.table)).toEqual([table]);
    expect(ada.state().line).not.toBe('open');
    expect(other.ada.state().line).toBe('open');
  });

  it('a game of other rules than this server\u2019s stays shut and whole, not set aside', async () => {
    const { at, table, ada } = await playing();
    ada.close();
    const newer = stage({ storage: at.storage, games: { toy: { ...toy, game: { ...toy.game, version: 2 } } } });
    const visitor = newer.client(table);
    await newer.pass(500);
    expect(visitor.state().line).not.toBe('open');
    expect(newer.aside).toEqual([]);
    expect((await at.storage.claim(table, 1))?.isDamaged).toBe(false);
  });

  it('a game that this server does not know stays shut and whole too', async () => {
    const { at, table, ada } = await playing();
    ada.close();
    const poorer = stage({ storage: at.storage, games: {} });
    poorer.client(table);
    await poorer.pass(500);
    expect([...new Set(poorer.failures)]).toEqual(['a game this server does not know: toy']);
    expect([poorer.aside, (await at.storage.claim(table, 1))?.isDamaged]).toEqual([[], false]);
  });

  it('a game that is closed while it falls asleep is closed, for all who wait for that', async () => {
    const kept = memoryStorage();
    let disk = Promise.resolve();
    const at = stage({ storage: { ...kept, append: append => disk.then(() => kept.append(append)) } });
    const table = await at.table();
    const live = await at.live(table);
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    await at.pass(20_000);
    let closed = 0;
    for (const _ of [1, 2]) void live.close('restarting').then(() => closed++);
    await at.pass(50);
    expect(closed).toBe(0);
    resolve();
    await at.pass(50);
    expect([closed, at.troubles]).toEqual([2, [undefined]]);
  });
});

describe('a game that fails', () => {
  /** The toy, but these events cannot be folded. */
  const failing = (type: string) => ({
    toy: {
      ...toy,
      game: {
        ...toy.game,
        evolve: (state: unknown, event: GameEvent) => {
          if (event.type === type) throw new Error(`cannot fold ${type}`);
          return toy.game.evolve(state, event);
        },
      },
    },
  });

  for (const [who, type, provoke] of [
    ['at a command', 'added', ({ ada }) => void ada.send({ type: 'add', amount: 1 })],
    ['at a player\u2019s absence', 'wentAway', ({ bo }) => bo.close()],
    [
      'at what a bot does',
      'added',
      ({ ada }) => void ada.ask({ type: 'addBot', level: 'novice', name: 'B', place: 1 }),
    ],
  ] satisfies [string, string, (scene: Awaited<ReturnType<typeof playing>>) => void][])
    it(`${who} is closed and set aside, and nobody plays on with what was not written down`, async () => {
      const scene = await playing({}, stage({ games: failing(type) }));
      const { at, table, ada, bo } = scene;
      if (who.includes('bot')) await asking(at, bo, { type: 'stand' });
      provoke(scene);
      await at.pass(4000);
      expect(at.troubles[0]).toBe('internal');
      expect(at.aside[0]).toMatchObject({ table, problem: new Error(`cannot fold ${type}`) });
      expect(ada.state().line).not.toBe('open');
    });

  it('is set aside with all that was written down, also what was still on its way to the disk', async () => {
    const kept = memoryStorage();
    let disk = Promise.resolve();
    const storage = { ...kept, append: (append: Append) => disk.then(() => kept.append(append)) };
    const { at, table, ada } = await playing({}, stage({ storage, games: failing('rolled') }));
    await doing(at, ada, { type: 'add', amount: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    void ada.send({ type: 'add', amount: 2 });
    void ada.send({ type: 'roll' });
    await at.pass(50);
    resolve();
    await at.pass(50);
    const [aside] = at.aside;
    expect(aside?.rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(aside?.rows).toEqual(await kept.read(table, 1));
    expect(aside?.rows.at(-1)?.body).toContain('"amount":2');
  });

  it('before it has begun is not begun, which is answered, and the table goes on', async () => {
    const at = stage({
      games: {
        toy: {
          ...toy,
          game: {
            ...toy.game,
            setup: () => {
              throw new Error('no opening');
            },
          },
        },
      },
    });
    const ada = at.client(await at.table());
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    expect(await asking(at, ada, { type: 'start' })).toMatchObject({ error: { code: 'lineLost' } });
    await at.pass(1000);
    expect([at.failures, at.aside]).toEqual([['no opening'], []]);
    expect(ada.state()).toMatchObject({ line: 'open', me: { place: 0 }, table: { lobby: { phase: 'gathering' } } });
  });
});
