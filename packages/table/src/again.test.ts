import { gameIdOf, PROTOCOL } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { FORMAT } from './migrations.ts';
import { asking, doing, playing, secretOf, toyOf } from './testing/scene.ts';

describe('another game at the same table', () => {
  it('without somebody who left: all agree about the seats, and commands are answered', async () => {
    const { at, table, ada, bo } = await playing();
    await asking(at, ada, { type: 'stand' });
    await doing(at, bo, { type: 'win' });
    expect(await asking(at, bo, { type: 'again', luck: 'new' })).toMatchObject({ ok: true });
    const late = at.client(table);
    await at.pass(50);
    expect(bo.state().table?.lobby.places.map(({ name }) => name)).toEqual(['Bo']);
    expect(bo.state().table).toEqual(late.state().table);
    const played = bo.send({ type: 'add', amount: 4 });
    await at.pass(50);
    expect(bo.state().pending).toEqual([]);
    expect(await played).toMatchObject({ ok: true });
    expect(toyOf(bo).total).toBe(4);
  });

  it('a number of the last game is not done in the next one, by whomever it is sent, after a crash neither', async () => {
    const { at, table, ada } = await playing();
    await doing(at, ada, { type: 'add', amount: 1 });
    await doing(at, ada, { type: 'win' });
    await asking(at, ada, { type: 'again', luck: 'new' });
    const heard: unknown[] = [];
    const resend = async (): Promise<void> => {
      heard.length = 0;
      const line = at.open(
        { protocol: PROTOCOL, table, secret: secretOf(ada) },
        { message: message => heard.push(message), closed: () => undefined },
      );
      await at.pass(50);
      line.send({ t: 'do', n: 1, at: 0, command: { type: 'add', amount: 1 } });
      line.send({ t: 'do', n: 3, at: 0, command: { type: 'add', amount: 10 } });
      await at.pass(50);
      line.close();
    };
    await resend();
    expect(heard).toContainEqual(expect.objectContaining({ t: 'welcome', lastN: 2 }));
    expect(heard).toContainEqual(expect.objectContaining({ t: 'applied', n: 1 }));
    at.crash();
    await at.pass(50);
    await resend();
    expect(heard).toContainEqual({ t: 'refused', n: 1, refusal: { code: 'staleCommand' } });
    const watcher = at.client(table);
    await at.pass(50);
    expect(toyOf(watcher).total).toBe(10);
  });

  it('one with the same luck is marked as such: at the table, in the record and in the list; one with new luck is not', async () => {
    const { at, table, ada, bo } = await playing();
    const listed = async () => (await at.storage.openTables(1))[0]?.listing;
    await doing(at, ada, { type: 'win' });
    expect(await asking(at, ada, { type: 'again', luck: 'same' })).toMatchObject({ ok: true });
    expect(bo.state().table?.game?.isSameLuck).toBe(true);
    expect(await listed()).toMatchObject({ phase: 'playing', isSameLuck: true });
    const late = at.client(table);
    await at.pass(50);
    expect(late.state().table).toEqual(bo.state().table);
    const first = bo.state().table?.game?.startedAt ?? 0;
    await doing(at, ada, { type: 'win' });
    at.crash();
    await at.pass(3000);
    expect((await at.storage.game(gameIdOf(table, first)))?.record).toMatchObject({ won: true, isSameLuck: true });
    expect(bo.state().table?.game?.isSameLuck).toBe(true);

    expect(await asking(at, ada, { type: 'again', luck: 'new' })).toMatchObject({ ok: true });
    const second = bo.state().table?.game?.startedAt ?? 0;
    await doing(at, ada, { type: 'win' });
    expect(bo.state().table?.game).not.toHaveProperty('isSameLuck');
    expect(await listed()).not.toHaveProperty('isSameLuck');
    expect((await at.storage.game(gameIdOf(table, second)))?.record).not.toHaveProperty('isSameLuck');
  });

  it('its first line says how it is written, since journals are read from there', async () => {
    const { at, table, ada } = await playing();
    await doing(at, ada, { type: 'win' });
    await asking(at, ada, { type: 'again', luck: 'new' });
    const rows = await at.storage.read(table, 1);
    const starts = rows.map(({ body }) => JSON.parse(body)).filter(({ event }) => event.type === 'gameStarted');
    expect(starts.map(({ format }) => format)).toEqual([FORMAT, FORMAT]);
  });
});
