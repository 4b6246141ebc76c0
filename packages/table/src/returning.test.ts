import { describe, expect, it } from 'vitest';
import { asking, doing, playing, secretOf, sitting, toyOf } from './testing/scene.ts';
import { stage } from './testing/stage.ts';

describe('coming back', () => {
  it('a line that drops comes back by itself: same seat, only what was missed, commands sent again once', async () => {
    const { at, ada, bo } = await playing();
    at.setDelay(40);
    const first = ada.send({ type: 'add', amount: 1 });
    at.cutAll();
    const second = ada.send({ type: 'add', amount: 10 });
    expect(ada.state().pending).toHaveLength(2);
    await at.pass(3000);
    expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(toyOf(bo).total).toBe(11);
    expect(ada.state()).toMatchObject({ line: 'open', me: { place: 0 } });
  });

  it('who was away when a game began gets the whole view, and is told of what happened since', async () => {
    const at = stage();
    const table = await at.table();
    const [ada, bo] = [at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    await asking(at, bo, { type: 'ready', isReady: true });
    at.setDelay(200);
    void ada.ask({ type: 'start' });
    // The server has begun the game, and nobody has heard of it yet.
    await at.pass(300);
    at.cutAll();
    expect(toyOf(bo)).toBeUndefined();
    await at.pass(4000);
    expect(toyOf(bo).total).toBe(0);
    at.setDelay(40);
    void bo.send({ type: 'add', amount: 2 });
    await at.pass(60);
    at.cutAll();
    await at.pass(4000);
    expect([toyOf(ada).total, toyOf(bo).total]).toEqual([2, 2]);
  });

  it('what happened meanwhile comes with its own moments', async () => {
    const { at, table, bo } = await playing();
    const moments: number[] = [];
    const watcher = at.client(table, {
      applied: ({ at: moment }) => void moments.push(moment),
    });
    await at.pass(1000);
    at.setDelay(200);
    const began = bo.gameTime();
    void bo.send({ type: 'add', amount: 1 });
    await at.pass(300);
    at.cutAll();
    expect(moments).toEqual([]);
    while (moments.length === 0) await at.pass(25);
    expect(watcher.gameTime()).toBeGreaterThan(began + 400);
    expect(moments[0]).toBeGreaterThanOrEqual(began);
    expect(moments[0]).toBeLessThan(began + 400);
  });

  it('a command made while the line was away for long is not done as a surprise, and that is said', async () => {
    const { at, ada } = await playing();
    at.crash({ down: 6000 });
    await at.pass(500);
    const tapped = ada.send({ type: 'add', amount: 1 });
    await at.pass(9000);
    expect(await tapped).toEqual({ ok: false, error: { code: 'lineLost' } });
    expect(toyOf(ada).total).toBe(0);
  });

  it('a device that wakes need not wait for its next try', async () => {
    const { at, ada } = await playing();
    at.crash({ down: 20_000 });
    await at.pass(19_900);
    expect(ada.state().line).toBe('away');
    await at.pass(110);
    ada.hurry();
    await at.pass(60);
    expect(ada.state().line).toBe('open');
  });

  it('an answer lost on the way is asked for again and the command is not doubled', async () => {
    const { at, ada } = await playing();
    at.setDelay(40);
    await at.pass(200);
    const answer = ada.send({ type: 'add', amount: 7 });
    // It reaches the server, and the line dies before the answer is back.
    await at.pass(50);
    at.cutAll();
    await at.pass(3000);
    expect(await answer).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(7);
  });

  it('another device with the link has the seat, and the old one is told', async () => {
    const { at, table, ada } = await playing();
    const phone = at.client(table, { secret: secretOf(ada) });
    await at.pass(100);
    expect(ada.state()).toMatchObject({ line: 'shut', trouble: 'replaced' });
    expect(phone.state()).toMatchObject({ line: 'open', me: { place: 0 } });
    expect(await doing(at, phone, { type: 'add', amount: 3 })).toMatchObject({ ok: true });
  });

  it('a seat handed over has a new secret; the old one opens nothing', async () => {
    const { at, table, ada } = await playing();
    const old = secretOf(ada);
    const friend = at.client(table, { secret: old, isHandedOver: true });
    await at.pass(100);
    expect(friend.state().me?.place).toBe(0);
    expect(secretOf(friend)).not.toBe(old);
    expect(ada.state()).toMatchObject({ line: 'shut', trouble: 'handedOver' });
    const thief = at.client(table, { secret: old });
    await at.pass(100);
    expect(thief.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
    expect(await doing(at, friend, { type: 'roll' })).toMatchObject({ ok: true });
  });

  it('a welcome that is lost after a hand-over locks nobody out: the link counts until the new secret is used', async () => {
    const { at, table, ada } = await playing();
    const old = secretOf(ada);
    ada.close();
    at.setDelay(75);
    const friend = at.client(table, { secret: old, isHandedOver: true });
    await at.pass(50);
    at.cutAll();
    friend.close();
    const keeper = at.client(table, { secret: old });
    await at.pass(500);
    expect(keeper.state()).toMatchObject({ line: 'open', me: { place: 0, secret: old } });
  });

  it('a server that dies between the welcome and the first word after a hand-over locks nobody out either', async () => {
    const { at, table, ada } = await playing();
    const old = secretOf(ada);
    at.setDelay(75);
    const friend = at.client(table, { secret: old, isHandedOver: true });
    await at.pass(100);
    expect(secretOf(friend)).not.toBe(old);
    at.crash({ down: 100 });
    await at.pass(2000);
    expect(friend.state()).toMatchObject({ line: 'open', me: { place: 0 } });
    expect(secretOf(friend)).not.toBe(old);
    at.setDelay(0);
    expect(await doing(at, friend, { type: 'roll' })).toMatchObject({ ok: true });
    const thief = at.client(table, { secret: old });
    await at.pass(500);
    expect(thief.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
  });

  it('[TA21] the game hears of a player whose line is gone for two seconds, and of the return', async () => {
    const { at, table, ada, bo } = await playing();
    bo.close();
    await at.pass(1500);
    expect(toyOf(ada).away).toEqual([false, false]);
    await at.pass(1000);
    expect(toyOf(ada).away).toEqual([false, true]);
    const again = at.client(table, { secret: secretOf(bo) });
    await at.pass(100);
    expect(toyOf(again).away).toEqual([false, false]);
  });

  it('[TX3] a bot takes the seat after awayMs only where the table chose it, and hands it back', async () => {
    const { at, table, ada, bo } = await playing();
    bo.close();
    await at.pass(20_000);
    expect(toyOf(ada).total).toBe(0);
    expect(ada.state().presence?.seats).toEqual(['here', 'gone']);
    const back = at.client(table, { secret: secretOf(bo) });
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    back.close();
    await at.pass(14_000);
    expect(toyOf(ada).total).toBe(0);
    await at.pass(3000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
    expect(toyOf(ada).total).toBeGreaterThan(0);
    const again = at.client(table, { secret: secretOf(bo) });
    await at.pass(100);
    const { total } = toyOf(ada);
    await at.pass(5000);
    expect(toyOf(again).total).toBe(total);
    expect(again.state().presence?.seats).toEqual(['here', 'here']);
  });

  it('[TX3] nobody stands in for somebody who stood up before the game', async () => {
    const at = stage();
    const table = await at.table();
    const [ada, bo] = [at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    await asking(at, bo, { type: 'stand' });
    await asking(at, ada, { type: 'start' });
    await at.pass(20_000);
    expect(toyOf(ada)).toMatchObject({ total: 0, story: [] });
  });

  it('[TX3] a bot that is given a seat in mid-game plays it, whoever stood in there before', async () => {
    const { at, ada, bo } = await playing();
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    await asking(at, bo, { type: 'stand' });
    await at.pass(17_000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
    await asking(at, ada, { type: 'addBot', level: 'expert', name: 'Rita', place: 1 });
    const { total } = toyOf(ada);
    await at.pass(3100);
    expect(toyOf(ada).total).toBe(total + 300);
    await asking(at, ada, { type: 'kick', place: 1 });
    expect(ada.state().presence?.seats).toEqual(['here', 'gone']);
  });

  it('[TX3] nobody waits for somebody who leaves on purpose: a bot plays on at once, after a restart too', async () => {
    const { at, ada, bo } = await playing();
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    await asking(at, bo, { type: 'stand' });
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
    at.crash({ down: 100 });
    await at.pass(3000);
    expect(ada.state()).toMatchObject({ line: 'open', presence: { seats: ['here', 'bot'] } });
    expect(toyOf(ada).total).toBeGreaterThan(0);
  });

  it('[TX3] where the table chose that nobody stands in, a seat that was left stays empty', async () => {
    const { at, ada, bo } = await playing();
    await asking(at, bo, { type: 'stand' });
    await at.pass(20_000);
    expect(ada.state().presence?.seats).toEqual(['here', 'gone']);
    expect(toyOf(ada).total).toBe(0);
  });

  it('[TX3] whoever takes the seat of somebody who left plays it themselves', async () => {
    const { at, table, ada, bo } = await playing();
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    await asking(at, bo, { type: 'stand' });
    const cy = at.client(table);
    await at.pass(50);
    await sitting(at, cy, 'Cy');
    expect(ada.state().presence?.seats).toEqual(['here', 'here']);
    const { total } = toyOf(ada);
    await at.pass(17_000);
    expect(toyOf(ada).total).toBe(total);
  });

  it('[TX3] awayMs is the operator\u2019s to choose', async () => {
    const { at, ada, bo } = await playing({}, stage({ times: { away: 4000 } }));
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    bo.close();
    await at.pass(3900);
    expect(ada.state().presence?.seats).toEqual(['here', 'gone']);
    await at.pass(200);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
  });

  it('a host who is away for long hands the role to somebody who is here', async () => {
    const { at, ada, bo } = await playing();
    ada.close();
    await at.pass(16_000);
    expect(bo.state().table?.lobby.host).toBe(1);
  });

  it('[TA21] [TX3] who does not come back after a crash is missed all the same', async () => {
    const { at, ada, bo } = await playing();
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    at.crash();
    bo.close();
    await at.pass(4000);
    expect(toyOf(ada).away).toEqual([false, true]);
    await at.pass(15_000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
    expect(toyOf(ada).total).toBeGreaterThan(0);
  });

  it('[TX3] a bot that stands in for somebody who left is there again after a crash', async () => {
    const { at, ada, bo } = await playing();
    await asking(at, ada, { type: 'change', standIn: 'steady' });
    await asking(at, bo, { type: 'stand' });
    await at.pass(20_000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
    at.crash();
    await at.pass(20_000);
    expect(ada.state().presence?.seats).toEqual(['here', 'bot']);
  });

  it('a host who does not come back after a crash hands the role on too', async () => {
    const { at, ada, bo } = await playing();
    at.crash();
    ada.close();
    await at.pass(10_000);
    expect(bo.state().table?.lobby.host).toBe(0);
    await at.pass(10_000);
    expect(bo.state().table?.lobby.host).toBe(1);
  });

  it('whoever sits down at a table whose host has long gone decides there', async () => {
    const at = stage();
    const table = await at.table();
    const ada = at.client(table);
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    ada.close();
    // Nobody is here: it falls asleep.
    await at.pass(20_000);
    expect(at.troubles).toEqual([undefined]);
    const bo = at.client(table);
    await at.pass(50);
    await sitting(at, bo, 'Bo');
    expect(bo.state().table?.lobby.host, 'she may come back any moment').toBe(0);
    await at.pass(16_000);
    expect(bo.state().table?.lobby.host).toBe(1);
    expect(await asking(at, bo, { type: 'kick', place: 0 })).toMatchObject({ ok: true });
  });

  it('the role of a host who has long gone waits for the first who comes', async () => {
    const { at, table, ada, bo } = await playing();
    bo.close();
    await at.pass(1000);
    const watcher = at.client(table);
    ada.close();
    await at.pass(20_000);
    expect(watcher.state().table?.lobby.host).toBe(0);
    const again = at.client(table, { secret: secretOf(bo) });
    await at.pass(100);
    expect(again.state().table?.lobby.host).toBe(1);
  });

  it('a bot on a seat plays from the start', async () => {
    const at = stage();
    const ada = at.client(await at.table());
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await asking(at, ada, { type: 'addBot', level: 'expert', name: 'Robo' });
    await asking(at, ada, { type: 'start' });
    await at.pass(3100);
    expect(toyOf(ada).total).toBe(300);
  });
});
