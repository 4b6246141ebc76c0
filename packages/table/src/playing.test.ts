import { seat } from '@templefall/kernel';
import { decodeServer, encode, gameIdOf, PROTOCOL, type ServerMessage } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './journal/memoryStorage.ts';
import { asking, doing, playing, secretOf, sitting, toyOf } from './testing/scene.ts';
import { calm, stage } from './testing/stage.ts';
import { toy } from './testing/toy.ts';

describe('playing', () => {
  it('every command is answered: applied at its event, or refused with a reason and nothing changed', async () => {
    const { at, ada, bo } = await playing();
    const applied = await doing(at, ada, { type: 'add', amount: 5 });
    expect(applied).toEqual({ ok: true, value: ada.state().table?.seq });
    expect(await doing(at, bo, { type: 'add', amount: 13 })).toEqual({
      ok: false,
      error: { code: 'unlucky', because: { amount: 13 } },
    });
    expect(await doing(at, bo, { type: 'nothing' })).toMatchObject({ ok: true });
    expect(await doing(at, bo, { type: 'setAway', away: true })).toMatchObject({ error: { code: 'badCommand' } });
    expect(await doing(at, bo, { type: 'tick' })).toMatchObject({ error: { code: 'badCommand' } });
    expect(await doing(at, bo, { type: 'add', amount: 'many' })).toMatchObject({ error: { code: 'badCommand' } });
    expect(toyOf(ada)).toEqual(toyOf(bo));
    expect(toyOf(ada).total).toBe(5);
    expect(ada.state().pending).toEqual([]);
  });

  it('before and after the game no command is taken', async () => {
    const { at, table, ada } = await playing();
    await doing(at, ada, { type: 'win' });
    expect(await doing(at, ada, { type: 'roll' })).toMatchObject({ error: { code: 'notPlaying' } });
    expect(ada.state().table?.outcome).toEqual({ won: true });
    const record = await at.storage.game(gameIdOf(table, ada.state().table?.game?.startedAt ?? 0));
    expect(record?.record).toMatchObject({ game: 'toy', won: true, names: ['Ada', 'Bo'], first: 6, last: 8 });
  });

  it('the listing says whom the game waits for, from its start to its end', async () => {
    // The seat whose number the total has is waited for.
    const awaited = (state: unknown) => [seat((state as { readonly total: number }).total)];
    const at = stage({ games: { toy: { ...toy, awaited } } });
    const { table, ada } = await playing({}, at);
    const told = async () => (await at.storage.tablesAmong([table]))[0]?.listing.awaited;
    expect(await told()).toEqual([{ place: 0, name: 'Ada' }]);
    await doing(at, ada, { type: 'roll' });
    expect(await told()).toEqual([{ place: 0, name: 'Ada' }]);
    await doing(at, ada, { type: 'add', amount: 1 });
    expect(await told()).toEqual([{ place: 1, name: 'Bo' }]);
    at.crash({ down: 500 });
    expect(await told()).toEqual([{ place: 1, name: 'Bo' }]);
    while (ada.state().line === 'open') await at.pass(25);
    while (ada.state().line !== 'open') await at.pass(25);
    await doing(at, ada, { type: 'win' });
    expect(await told()).toBeUndefined();
  });

  it('[TT1] a game against the clock begins with a cry that everybody knows of ahead', async () => {
    const at = stage({ games: { toy: { ...toy, beginsWithCry: true } } });
    const { ada, bo } = await playing({}, at);
    for (const client of [ada, bo]) expect(client.gameTime()).toBeCloseTo(-2950, -2);
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ error: { code: 'notPlaying' } });
    await at.pass(2800);
    expect(ada.gameTime()).toBeLessThan(0);
    await at.pass(150);
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
    expect(ada.gameTime()).toBe(bo.gameTime());
  });

  it('[TT1] whoever comes back from a crash before the cry plays from 0 on', async () => {
    const at = stage({ games: { toy: { ...toy, beginsWithCry: true } } });
    const { ada } = await playing({}, at);
    await at.pass(1000);
    at.crash({ down: 500 });
    const down = at.clock.now();
    while (ada.state().line === 'open') await at.pass(25);
    while (ada.state().line !== 'open') await at.pass(25);
    expect(ada.gameTime()).toBeGreaterThanOrEqual(0);
    expect(ada.gameTime()).toBeLessThan(at.clock.now() - down);
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
  });

  it('what becomes durable together is told in one message, and an answer in between keeps its turn', async () => {
    const kept = memoryStorage();
    let disk = Promise.resolve();
    const at = stage({ storage: { ...kept, append: append => disk.then(() => kept.append(append)) } });
    const { table, ada } = await playing({}, at);
    const heard: (ServerMessage | undefined)[] = [];
    const me = (await at.live(table)).join(
      { send: ({ message }) => heard.push(decodeServer(message)), close: () => undefined },
      { protocol: PROTOCOL, table, secret: secretOf(ada) },
    );
    await calm();
    heard.length = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    for (const [index, amount] of [1, 2, 13, 3, 4].entries())
      me.receive(encode({ t: 'do', n: index + 1, at: 0, command: { type: 'add', amount } }).subarray(2));
    await calm();
    expect(heard).toEqual([]);
    resolve();
    await calm();
    const added = (amount: number) => ({ type: 'played', event: { type: 'added', amount } });
    expect(heard).toMatchObject([
      { t: 'events', events: [added(1), added(2)] },
      { t: 'refused', n: 3 },
      { t: 'events', events: [added(3), added(4)] },
    ]);
  });

  it('a command so old that nobody remembers it is refused, not guessed at', async () => {
    const { at, table, ada } = await playing();
    for (let count = 0; count < 520; count++) {
      void ada.send({ type: 'add', amount: 1 });
      await at.pass(50);
    }
    const line = at.open(
      { protocol: PROTOCOL, table, secret: secretOf(ada) },
      { message: message => heard.push(message), closed: () => undefined },
    );
    const heard: unknown[] = [];
    await at.pass(50);
    line.send({ t: 'do', n: 2, at: 0, command: { type: 'add', amount: 1 } });
    line.send({ t: 'do', n: 519, at: 0, command: { type: 'add', amount: 1 } });
    await at.pass(50);
    expect(heard).toContainEqual({ t: 'refused', n: 2, refusal: { code: 'staleCommand' } });
    expect(heard).toContainEqual(expect.objectContaining({ t: 'applied', n: 519 }));
  });

  it('a watcher sees everything and may do nothing', async () => {
    const { at, table, ada } = await playing();
    const watcher = at.client(table);
    await at.pass(50);
    await doing(at, ada, { type: 'add', amount: 5 });
    expect(watcher.state().table).toEqual(ada.state().table);
    expect(await doing(at, watcher, { type: 'add', amount: 1 })).toMatchObject({ error: { code: 'notSeated' } });
  });

  it('a law that fails costs one command, not the game', async () => {
    const { at, ada } = await playing();
    expect(await doing(at, ada, { type: 'break' })).toMatchObject({ error: { code: 'failed' } });
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
    expect([at.faults, at.failures]).toEqual([['the law failed'], []]);
  });

  it('a bot that fails costs its own move, not the game', async () => {
    const bot = () => {
      throw new Error('no idea');
    };
    const { at, ada, bo } = await playing({}, stage({ games: { toy: { ...toy, bot } } }));
    await asking(at, bo, { type: 'stand' });
    await asking(at, ada, { type: 'addBot', level: 'novice', name: 'B', place: 1 });
    await at.pass(1000);
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
    expect([[...new Set(at.faults)], at.failures]).toEqual([['no idea'], []]);
  });

  it('[TX1] no message tells what is hidden: pile, seed, secrets, hashes', async () => {
    const at = stage();
    const heard: unknown[] = [];
    const table = await at.table();
    const ada = at.client(table, {
      open: (joining, events) =>
        at.open(joining, {
          ...events,
          message: message => {
            heard.push(message);
            events.message(message);
          },
        }),
    });
    const watcher = at.client(table);
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await asking(at, ada, { type: 'start' });
    for (const type of ['roll', 'draw', 'draw', 'win']) await doing(at, ada, { type });
    await asking(at, ada, { type: 'again', luck: 'same' });
    const rows = await at.storage.read(table, 1);
    const header = JSON.parse(rows.find(({ body }) => body.includes('header'))?.body ?? '{}').header;
    const text = JSON.stringify(heard);
    expect(header.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(text).not.toContain(header.seed);
    expect(text).not.toContain(header.keys[0]);
    expect(text).not.toContain('"order"');
    expect(JSON.stringify(watcher.state())).not.toContain(secretOf(ada));
  });

  it('nothing is lost at eight taps a second and 200 ms there and back', async () => {
    const { at, ada, bo } = await playing();
    at.setDelay(100);
    await at.pass(500);
    const answers: Promise<unknown>[] = [];
    for (let tap = 0; tap < 40; tap++) {
      answers.push(ada.send({ type: 'add', amount: 1 }), bo.send({ type: 'roll' }));
      await at.pass(125);
    }
    await at.pass(500);
    expect(await Promise.all(answers)).toHaveLength(80);
    expect(toyOf(ada).total).toBe(40);
    expect(toyOf(ada)).toEqual(toyOf(bo));
  });

  it('a rematch with the same luck rolls the same dice; with new luck it does not', async () => {
    const { at, ada } = await playing();
    const game = async (): Promise<readonly number[]> => {
      for (let roll = 0; roll < 12; roll++) await doing(at, ada, { type: 'roll' });
      const { faces } = toyOf(ada);
      await doing(at, ada, { type: 'lose' });
      return faces;
    };
    const first = await game();
    expect(ada.state().table).toMatchObject({ outcome: { won: false }, lobby: { phase: 'ended' } });
    await asking(at, ada, { type: 'again', luck: 'same' });
    expect(await game()).toEqual(first);
    await asking(at, ada, { type: 'again', luck: 'new' });
    expect(await game()).not.toEqual(first);
    await asking(at, ada, { type: 'reopenLobby' });
    expect(ada.state().table?.lobby.phase).toBe('gathering');
  });
});
