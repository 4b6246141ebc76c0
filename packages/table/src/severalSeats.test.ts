import { heldSeats, type TableClient } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { asking, doing, secretOf, sitting, toyOf } from './testing/scene.ts';
import { type Stage, stage } from './testing/stage.ts';

const places = (client: TableClient): readonly number[] => heldSeats(client.state()).map(({ place }) => place);
const asPlace = async (at: Stage, client: TableClient, command: Parameters<TableClient['send']>[0], place: number) => {
  const answer = client.send(command, place);
  await at.pass(50);
  return answer;
};

/** One device with the seats of Ada and Bo, and Cy on a device of his own. */
const passedRound = async () => {
  const at = stage();
  const table = await at.table({});
  const device = at.client(table);
  await at.pass(50);
  await sitting(at, device, 'Ada');
  expect(await asking(at, device, { type: 'sit', name: 'Bo', isAnother: true })).toMatchObject({ ok: true });
  const cy = at.client(table);
  await at.pass(50);
  await sitting(at, cy, 'Cy');
  return { at, table, device, cy };
};
const started = async () => {
  const all = await passedRound();
  const { at, device, cy } = all;
  const ready = device.ask({ type: 'ready', isReady: true }, 1);
  await at.pass(50);
  expect(await ready).toMatchObject({ ok: true });
  await asking(at, cy, { type: 'ready', isReady: true });
  expect(await asking(at, device, { type: 'start' })).toMatchObject({ ok: true });
  return all;
};

describe('a session with several seats', () => {
  it('sits down again only when it asks for another seat', async () => {
    const { at, device, cy } = await passedRound();
    expect(places(device)).toEqual([0, 1]);
    expect(await asking(at, device, { type: 'sit', name: 'Dee' })).toMatchObject({ error: { code: 'alreadySeated' } });
    expect(cy.state().presence?.seats).toEqual(['here', 'here', 'here']);
    expect(cy.state().presence?.watching).toBe(0);
  });

  it('plays each of its seats by name, and no other', async () => {
    const { at, device, cy } = await started();
    expect(await asPlace(at, device, { type: 'add', amount: 1 }, 0)).toMatchObject({ ok: true });
    expect(await asPlace(at, device, { type: 'add', amount: 2 }, 1)).toMatchObject({ ok: true });
    expect(await asPlace(at, device, { type: 'add', amount: 4 }, 2)).toMatchObject({ error: { code: 'notSeated' } });
    expect(await asPlace(at, cy, { type: 'add', amount: 8 }, 0)).toMatchObject({ error: { code: 'notSeated' } });
    expect(await doing(at, device, { type: 'roll' })).toMatchObject({ ok: true });
    expect(await asPlace(at, device, { type: 'roll' }, 1)).toMatchObject({ ok: true });
    expect(toyOf(cy).total).toBe(3);
    expect(toyOf(cy).rolls).toEqual([1, 1, 0]);
  });

  it('asks and speaks as each of them', async () => {
    const { at, device, cy } = await passedRound();
    const edited = device.ask({ type: 'editSeat', name: 'Bob' }, 1);
    await at.pass(50);
    expect(await edited).toMatchObject({ ok: true });
    device.say({ type: 'chat', text: 'hello' }, 1);
    await at.pass(50);
    expect(cy.state().table?.lobby.places.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cy']);
    expect(cy.state().said.map(({ name }) => name)).toEqual(['Bob']);
    const kicked = device.ask({ type: 'kick', place: 2 }, 1);
    await at.pass(50);
    expect(await kicked).toMatchObject({ error: { code: 'notHost' } });
  });

  it('[TX5] has all its seats again after kill -9, and repeats nothing', async () => {
    const { at, device, cy } = await started();
    await asPlace(at, device, { type: 'add', amount: 1 }, 0);
    await asPlace(at, device, { type: 'add', amount: 2 }, 1);
    at.setDelay(30);
    const late = device.send({ type: 'add', amount: 4 }, 1);
    await at.pass(40);
    at.crash({ down: 300 });
    at.setDelay(0);
    await at.pass(4000);
    expect(await late).toMatchObject({ ok: true });
    expect(places(device)).toEqual([0, 1]);
    expect([toyOf(device).total, toyOf(cy).total]).toEqual([7, 7]);
    expect(await asPlace(at, device, { type: 'add', amount: 8 }, 0)).toMatchObject({ ok: true });
    expect(toyOf(cy).total).toBe(15);
  });

  it('comes back with several secrets on a new page; one that is void costs the others nothing', async () => {
    const { at, table, device, cy } = await started();
    const [ada, bo] = heldSeats(device.state()).map(({ secret }) => secret);
    device.close();
    await at.pass(100);
    if (!ada || !bo) throw new Error('not seated');
    const again = at.client(table, { secret: ada, also: [bo] });
    await at.pass(100);
    expect(places(again)).toEqual([0, 1]);
    expect(cy.state().presence?.seats).toEqual(['here', 'here', 'here']);
    again.close();
    const wrong = at.client(table, { secret: 'f'.repeat(32) as typeof ada, also: [bo] });
    await at.pass(100);
    expect(places(wrong)).toEqual([1]);
    expect(wrong.state().me?.secret).toBe(bo);
    wrong.close();
    const nobody = at.client(table, { also: ['f'.repeat(32) as typeof ada] });
    await at.pass(100);
    expect(nobody.state()).toMatchObject({ line: 'shut', trouble: 'wrongSecret' });
  });

  it('keeps its other seats when one is taken to another device, given back, or removed by the host', async () => {
    const { at, table, device, cy } = await passedRound();
    const [, bo] = heldSeats(device.state());
    if (!bo) throw new Error('no second seat');
    const phone = at.client(table, { secret: bo.secret });
    await at.pass(100);
    expect(places(device)).toEqual([0]);
    expect(places(phone)).toEqual([1]);
    expect(device.state().line).toBe('open');
    expect(await asking(at, device, { type: 'sit', name: 'Dee', isAnother: true })).toMatchObject({ ok: true });
    expect(places(device)).toEqual([0, 3]);
    const stood = device.ask({ type: 'stand' }, 3);
    await at.pass(50);
    await stood;
    expect(places(device)).toEqual([0]);
    await asking(at, cy, { type: 'sit', name: 'Eve', isAnother: true });
    expect(places(cy)).toEqual([2, 4]);
    await asking(at, device, { type: 'kick', place: 4 });
    expect(places(cy)).toEqual([2]);
    expect(cy.state().line).toBe('open');
    await asking(at, device, { type: 'kick', place: 2 });
    expect(cy.state()).toMatchObject({ line: 'shut', trouble: 'kicked' });
  });

  it('the first of its seats given back, the next is the first', async () => {
    const { at, device } = await passedRound();
    await asking(at, device, { type: 'stand' });
    expect(places(device)).toEqual([1]);
    expect(device.state().also).toBeUndefined();
    at.cutAll();
    await at.pass(1000);
    expect(places(device)).toEqual([1]);
    expect(secretOf(device)).toHaveLength(32);
  });

  it('is away with all its seats when its line drops', async () => {
    const { at, device, cy } = await started();
    device.close();
    await at.pass(3000);
    expect(cy.state().presence?.seats).toEqual(['gone', 'gone', 'here']);
    expect(toyOf(cy).away).toEqual([true, true, false]);
  });
});

describe('what a client tells of the game', () => {
  it('applied events come one by one as values, with the views before and after', async () => {
    const { at, table, device } = await started();
    const seen: unknown[] = [];
    const watcher = at.client(table, {
      applied: ({ event, before, after }) =>
        void seen.push([event.type, (before as { total: number }).total, (after as { total: number }).total]),
    });
    await at.pass(100);
    await doing(at, device, { type: 'add', amount: 3 });
    await doing(at, device, { type: 'add', amount: 4 });
    expect(seen).toEqual([
      ['added', 0, 3],
      ['added', 3, 7],
    ]);
    expect(toyOf(watcher).total).toBe(7);
  });

  it('how long a player may be away comes from the table', async () => {
    const at = stage({ times: { away: 4321 } });
    const ada = at.client(await at.table());
    await at.pass(50);
    expect(ada.state().presenceTimeout).toBe(4321);
  });
});
