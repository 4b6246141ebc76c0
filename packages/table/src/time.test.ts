import { PROTOCOL } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { doing, playing, secretOf, toyOf } from './testing/scene.ts';

describe('time', () => {
  it('[TT9] a command made before the bell and delivered 250 ms late counts before it', async () => {
    const { at, ada } = await playing({ bell: 1000 });
    at.setDelay(200);
    await at.pass(990 - ada.gameTime());
    const late = ada.send({ type: 'add', amount: 1 });
    await at.pass(600);
    expect(await late).toMatchObject({ ok: true });
    expect(toyOf(ada).story.slice(-2)).toEqual(['added', 'rang']);
  });

  it('[TT10] a command made after the bell waits until it is settled', async () => {
    const { at, ada } = await playing({ bell: 1000 });
    await at.pass(1050 - ada.gameTime());
    const early = ada.send({ type: 'add', amount: 1 });
    await at.pass(100);
    expect(toyOf(ada).story).toEqual([]);
    await at.pass(300);
    expect(await early).toMatchObject({ ok: true });
    expect(toyOf(ada).story).toEqual(['rang', 'added']);
  });

  it('[TT9] a stamp from the future or the distant past counts as the time of arrival', async () => {
    const { at, table, ada } = await playing();
    const line = at.open(
      { protocol: PROTOCOL, table, secret: secretOf(ada) },
      { message: () => undefined, closed: () => undefined },
    );
    await at.pass(50);
    for (const [index, lie] of [10 ** 9, -5000].entries()) {
      line.send({ t: 'do', n: 1000 + index, at: lie, command: { type: 'add', amount: 1 } });
      await at.pass(50);
    }
    const rows = await at.storage.read(table, 1);
    const times = rows.flatMap(({ body }) => {
      const { event } = JSON.parse(body);
      return event.type === 'played' && event.event.type === 'added' ? [event.at] : [];
    });
    for (const time of times) expect(time).toBeLessThan(2000);
    expect(times).toHaveLength(2);
    expect(times.every(time => time >= 0)).toBe(true);
  });

  it('[TX4] a pause stops the clock for everybody and covers every command but resume', async () => {
    const { at, ada, bo } = await playing({ bell: 1000 });
    await at.pass(500 - ada.gameTime());
    await doing(at, ada, { type: 'pause' });
    const stood = bo.gameTime();
    await at.pass(5000);
    expect(bo.gameTime()).toBe(stood);
    expect(toyOf(bo).rings).toBe(0);
    expect(await doing(at, bo, { type: 'add', amount: 1 })).toMatchObject({ error: { code: 'paused' } });
    await doing(at, bo, { type: 'resume' });
    await at.pass(1000);
    expect(toyOf(bo).rings).toBe(1);
    expect(bo.gameTime()).toBeGreaterThan(stood + 900);
  });

  it('clients know the game time to the millisecond on a line that is slow alike both ways', async () => {
    const { at, table, ada, bo } = await playing();
    at.setDelay(75);
    at.cutAll();
    await at.pass(12_000);
    const live = await at.live(table);
    expect(live.members()).toBe(2);
    expect(Math.abs(ada.gameTime() - bo.gameTime())).toBeLessThan(1);
    expect(ada.delay()).toBe(75);
  });
});
