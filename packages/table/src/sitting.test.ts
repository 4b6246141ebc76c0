import { describe, expect, it } from 'vitest';
import { memoryStorage } from './journal/memoryStorage.ts';
import { asking, doing, playing, secretOf, sitting, toyOf } from './testing/scene.ts';
import { stage } from './testing/stage.ts';

describe('a lost reply', () => {
  it('to sitting down leaves no ghost: who asks again, by themselves or by hand, has the same seat', async () => {
    const at = stage();
    const table = await at.table();
    const ada = at.client(table);
    await at.pass(50);
    at.setDelay(75);
    const sat = ada.ask({ type: 'sit', name: 'Ada' });
    await at.pass(100);
    at.cutAll();
    await at.pass(1500);
    expect(await sat).toMatchObject({ ok: true, value: { place: 0 } });
    expect(ada.state().table?.lobby.places.map(({ name }) => name)).toEqual(['Ada']);
    expect(ada.state()).toMatchObject({ me: { place: 0 }, presence: { seats: ['here'], watching: 0 } });
    const { secret } = ada.state().me ?? {};
    ada.close();
    await at.pass(200);
    const again = at.client(table, { ...(secret && { secret }) });
    await at.pass(500);
    expect(again.state().me?.place).toBe(0);
  });

  it('also where the server died before it could reply', async () => {
    const at = stage();
    const ada = at.client(await at.table());
    await at.pass(50);
    at.setDelay(75);
    const sat = ada.ask({ type: 'sit', name: 'Ada' });
    await at.pass(100);
    at.crash({ down: 300 });
    await at.pass(2000);
    expect(await sat).toMatchObject({ ok: true, value: { place: 0 } });
    expect(ada.state().table?.lobby.places.map(({ name }) => name)).toEqual(['Ada']);
  });
});

describe('a big screen', () => {
  it('is told to whoever is there and whoever comes, until it goes, sits down or is one no more', async () => {
    const at = stage();
    const table = await at.table();
    const [tv, ada] = [at.client(table), at.client(table)];
    await at.pass(50);
    expect(await asking(at, tv, { type: 'show', isScreen: true })).toMatchObject({ ok: true });
    expect(ada.state().presence).toEqual({ seats: [], watching: 2, screens: 1 });
    await asking(at, tv, { type: 'show', isScreen: false });
    expect(ada.state().presence).toEqual({ seats: [], watching: 2 });
    await asking(at, tv, { type: 'show', isScreen: true });
    await sitting(at, tv, 'Tess');
    expect(await asking(at, tv, { type: 'show', isScreen: true })).toMatchObject({ error: { code: 'alreadySeated' } });
    expect(ada.state().presence).toEqual({ seats: ['here'], watching: 1 });
    await asking(at, tv, { type: 'stand' });
    expect(ada.state().presence?.screens).toBeUndefined();
    await asking(at, tv, { type: 'show', isScreen: true });
    const late = at.client(table);
    await at.pass(50);
    expect(late.state().presence?.screens).toBe(1);
    tv.close();
    await at.pass(50);
    expect(late.state().presence?.screens).toBeUndefined();
  });
});

describe('sitting down', () => {
  it('the first to sit is the host; everybody sees who sits where', async () => {
    const { ada, bo } = await playing();
    const { lobby } = ada.state().table ?? {};
    expect(lobby?.places.map(({ name, colour }) => ({ name, colour }))).toEqual([
      { name: 'Ada', colour: 0 },
      { name: 'Bo', colour: 1 },
    ]);
    expect(lobby?.host).toBe(0);
    expect(bo.state().table).toEqual(ada.state().table);
    expect(ada.state().presence).toEqual({ seats: ['here', 'here'], watching: 0 });
  });

  it('names are cleaned, and an empty one is refused', async () => {
    const at = stage();
    const client = at.client(await at.table());
    await at.pass(50);
    expect(await sitting(at, client, ' \u202e\u0000 ')).toEqual({ ok: false, error: { code: 'nameEmpty' } });
    await sitting(at, client, '  Ada\u0007\n\t Lovelace\u202e and a name much too long ');
    expect(client.state().table?.lobby.places[0]?.name).toBe('Ada Lovelace and a name');
  });

  it('a colour is taken once, a locked table by nobody, a full one by nobody', async () => {
    const at = stage();
    const table = await at.table();
    const ada = at.client(table);
    const bo = at.client(table);
    await at.pass(50);
    await asking(at, ada, { type: 'sit', name: 'Ada', colour: 3 });
    expect(await asking(at, bo, { type: 'sit', name: 'Bo', colour: 3 })).toMatchObject({
      error: { code: 'colourTaken' },
    });
    await asking(at, ada, { type: 'change', isLocked: true });
    expect(await sitting(at, bo, 'Bo')).toMatchObject({ error: { code: 'tableLocked' } });
    await asking(at, ada, { type: 'change', isLocked: false });
    for (const name of ['b', 'c', 'd', 'e', 'f']) await asking(at, ada, { type: 'addBot', level: 'steady', name });
    expect(await sitting(at, bo, 'Bo')).toMatchObject({ error: { code: 'tableFull' } });
    expect(await asking(at, bo, { type: 'start' })).toMatchObject({ error: { code: 'notSeated' } });
  });

  it('only the host decides, and only when everybody is ready', async () => {
    const at = stage();
    const table = await at.table();
    const [ada, bo] = [at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    expect(await asking(at, bo, { type: 'start' })).toMatchObject({ error: { code: 'notHost' } });
    expect(await asking(at, ada, { type: 'start' })).toMatchObject({
      error: { code: 'notReady', because: { name: 'Bo' } },
    });
    expect(await asking(at, ada, { type: 'choose', game: 'toy', options: { nonsense: 1 } })).toMatchObject({
      error: { code: 'badOptions', because: { path: 'nonsense', problem: 'unknownOption' } },
    });
    expect(await asking(at, ada, { type: 'choose', game: 'chess', options: {} })).toMatchObject({
      error: { code: 'unknownGame' },
    });
    await asking(at, bo, { type: 'ready', isReady: true });
    expect(await asking(at, ada, { type: 'choose', game: 'toy', options: { bell: 500 } })).toMatchObject({ ok: true });
    expect(ada.state().table?.lobby.places[1]?.isReady).toBe(false);
  });

  it('the host who stands up hands the role on; who is sent away loses the line and the secret', async () => {
    const at = stage();
    const table = await at.table();
    const [ada, bo, cy] = [at.client(table), at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    await sitting(at, cy, 'Cy');
    await asking(at, ada, { type: 'stand' });
    expect(ada.state().me).toBeUndefined();
    expect(bo.state().table?.lobby.host).toBe(1);
    const secret = secretOf(cy);
    await asking(at, bo, { type: 'kick', place: 2 });
    expect(cy.state()).toMatchObject({ line: 'shut', trouble: 'kicked' });
    const again = at.client(table, { secret });
    await at.pass(50);
    expect(again.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
  });

  it('in mid-game a vacant place can be taken, with everything the seat has', async () => {
    const { at, table, ada, bo } = await playing();
    for (let count = 0; count < 3; count++) await doing(at, bo, { type: 'add', amount: 100 });
    await asking(at, bo, { type: 'stand' });
    expect(ada.state().table?.lobby.places[1]).toMatchObject({ isVacant: true });
    const cy = at.client(table);
    await at.pass(50);
    expect(await asking(at, cy, { type: 'sit', name: 'Cy', place: 0 })).toMatchObject({ error: { code: 'seatTaken' } });
    await asking(at, cy, { type: 'sit', name: 'Cy' });
    expect(await doing(at, cy, { type: 'add', amount: 5 })).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(305);
  });

  it('who stands up in mid-game and is gone at once leaves the place to whoever comes, themselves too', async () => {
    const { at, table, ada, bo } = await playing();
    const secret = secretOf(bo);
    void bo.ask({ type: 'stand' });
    await at.pass(1);
    bo.close();
    await at.pass(50);
    expect(ada.state().table?.lobby.places[1]).toMatchObject({ name: 'Bo', isVacant: true });
    const known = at.client(table, { secret });
    await at.pass(50);
    expect(known.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
    const back = at.client(table);
    await at.pass(50);
    expect(await sitting(at, back, 'Bo')).toMatchObject({ ok: true, value: { place: 1 } });
    expect(ada.state().presence?.seats).toEqual(['here', 'here']);
  });

  it('a bot sent away in mid-game stops at once, and another may take its place', async () => {
    const at = stage();
    const ada = at.client(await at.table());
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await asking(at, ada, { type: 'addBot', level: 'steady', name: 'Robo' });
    await asking(at, ada, { type: 'start' });
    await at.pass(2100);
    const place = ada.state().table?.lobby.places[1]?.id ?? -1;
    await asking(at, ada, { type: 'kick', place });
    const { total } = toyOf(ada);
    await at.pass(3000);
    expect(toyOf(ada).total).toBe(total);
    await asking(at, ada, { type: 'addBot', level: 'expert', name: 'Rita', place });
    await at.pass(2100);
    expect(toyOf(ada).total).toBe(total + 200);
  });

  it('who is sent away is shown the door, not whoever takes the place before that is written down', async () => {
    const kept = memoryStorage();
    let disk = Promise.resolve();
    const at = stage({ storage: { ...kept, append: append => disk.then(() => kept.append(append)) } });
    const table = await at.table();
    // Cy was here first.
    const [ada, cy, bo] = [at.client(table), at.client(table), at.client(table)];
    await at.pass(50);
    await sitting(at, ada, 'Ada');
    await sitting(at, bo, 'Bo');
    await asking(at, bo, { type: 'ready', isReady: true });
    await asking(at, ada, { type: 'start' });
    const { promise, resolve } = Promise.withResolvers<void>();
    disk = promise;
    void ada.ask({ type: 'kick', place: 1 });
    await at.pass(50);
    const sat = cy.ask({ type: 'sit', name: 'Cy' });
    await at.pass(50);
    resolve();
    await at.pass(50);
    expect(await sat).toMatchObject({ ok: true, value: { place: 1 } });
    expect([bo.state().trouble, cy.state().line]).toEqual(['kicked', 'open']);
  });
});
