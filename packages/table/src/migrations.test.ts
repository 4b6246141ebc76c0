import { readFileSync } from 'node:fs';
import type { GameEvent } from '@templefall/kernel';
import { must } from '@templefall/kit';
import type { SeatSecret, TableCode, TableId } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import type { HostedGame } from './hostedGame.ts';
import { beginning, linked } from './journal/chain.ts';
import { memoryStorage } from './journal/memoryStorage.ts';
import type { Row, Storage } from './journal/storage.ts';
import { FORMAT, migratedEntries } from './migrations.ts';
import { asking, doing, playing, secretOf, toyOf } from './testing/scene.ts';
import { stage } from './testing/stage.ts';
import { toy } from './testing/toy.ts';

const table = 'recordedlongago00001' as TableId;
/** Ada's, as the server that recorded it gave it out. */
const SECRET = '5'.padStart(32, '0') as SeatSecret;

/** A journal as a server of the first format wrote it: two players, four moves, the sum is 11. */
const rowsOf = (file: string): readonly Row[] =>
  readFileSync(new URL(`./testing/journals/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row);
const recorded = rowsOf('toy.format1.jsonl');

const storageWith = async (rows: readonly Row[], base = 6): Promise<Storage> => {
  const storage = memoryStorage();
  const listing = { game: 'toy', phase: 'playing', isPublic: true, names: ['Ada', 'Bo'], most: 6 };
  await storage.create({ id: table, code: 'ACAE' as TableCode, listing, at: 1 });
  const claim = must(await storage.claim(table, 1), 'the claim');
  await storage.append({ table, epoch: claim.epoch, rows, clock: 175, at: 2, base });
  return storage;
};

/** The toy after its rules were changed: what used to be `added` is `gained`, and the state counts in halves. */
const changed: HostedGame = {
  ...toy,
  game: {
    ...toy.game,
    version: 2,
    decide: (state, command, moment) => {
      const result = toy.game.decide(state, command, moment);
      return result.ok ? { ok: true, value: result.value.map(renamed) } : result;
    },
    evolve: (state, event) => {
      const { type, ...rest } = event as GameEvent & { readonly amount: number };
      return toy.game.evolve(state, type === 'gained' ? { ...rest, type: 'added', amount: 2 * rest.amount } : event);
    },
  },
};
const renamed = (event: GameEvent): GameEvent => (event.type === 'added' ? { ...event, type: 'gained' } : event);

describe('journals of earlier servers', () => {
  it('one of the first format is opened, played on, and says from there on how it is written', async () => {
    const at = stage({ storage: await storageWith(recorded) });
    const ada = at.client(table, { secret: SECRET });
    await at.pass(200);
    expect(ada.state().me?.place).toBe(0);
    expect(toyOf(ada).total).toBe(11);
    expect(await doing(at, ada, { type: 'add', amount: 1 })).toMatchObject({ ok: true });
    const rows = await at.storage.read(table, 1);
    expect(rows.slice(0, recorded.length)).toEqual(recorded);
    expect(rows.slice(recorded.length).map(({ body }) => JSON.parse(body).format)).toContain(FORMAT);
    at.crash();
    await at.pass(2000);
    expect(toyOf(ada).total).toBe(12);
  });

  it('one of a newer format is left alone, not set aside: a newer server opens it', async () => {
    const [first, ...others] = recorded.map(({ body }) => body);
    const newer = linked(beginning, [JSON.stringify({ ...JSON.parse(first ?? ''), format: FORMAT + 1 }), ...others]);
    const storage = memoryStorage();
    const listing = { game: 'toy', phase: 'playing', isPublic: true, names: [], most: 6 };
    await storage.create({ id: table, code: 'ACAE' as TableCode, listing, at: 1 });
    const claim = must(await storage.claim(table, 1), 'the claim');
    await storage.append({ table, epoch: claim.epoch, rows: newer, clock: 0, at: 2, base: 1 });
    const at = stage({ storage });
    at.client(table);
    await at.pass(200);
    expect(at.aside).toEqual([]);
    expect(at.failures[0]).toBe(`a journal of format ${FORMAT + 1}; this server reads up to ${FORMAT}`);
    expect((await storage.claim(table, 3))?.isDamaged).toBe(false);
  });

  it('the header of the first format loses what later ones do not have', () => {
    const [start] = migratedEntries(
      recorded.slice(5, 6).map(({ body }) => body),
      { toy },
    );
    expect(Object.keys(start?.header ?? {}).sort()).toEqual(['keys', 'lobby', 'seed']);
  });

  it('a game whose version went up reads what the older one wrote, and both kinds of lines after a crash', async () => {
    const migrated: HostedGame = { ...changed, migrations: { 1: { opening: opening => opening, event: renamed } } };
    const at = stage({ storage: await storageWith(recorded), games: { toy: migrated } });
    const ada = at.client(table, { secret: SECRET });
    await at.pass(200);
    expect(toyOf(ada).total).toBe(22);
    expect(ada.state().table?.game?.version).toBe(2);
    await doing(at, ada, { type: 'add', amount: 1 });
    expect(toyOf(ada).total).toBe(24);
    at.crash();
    await at.pass(2000);
    const late = at.client(table);
    await at.pass(200);
    expect(toyOf(late).total).toBe(24);
    expect(toyOf(ada)).toEqual(toyOf(late));
  });

  it('one of the second format knows the lobby\u2019s events by their former names', async () => {
    const second = rowsOf('toy.format2.jsonl');
    const storage = await storageWith(second, 9);
    const at = stage({ storage });
    const watcher = at.client(table);
    await at.pass(200);
    expect(watcher.state().table?.lobby).toMatchObject({
      phase: 'gathering',
      places: [
        { id: 0, name: 'Ada', colour: 0 },
        { id: 1, name: 'Bob', colour: 4, isReady: true },
      ],
    });
    const events = migratedEntries(
      second.map(({ body }) => body),
      { toy },
    ).map(({ event }) => event.type);
    expect(events.filter(type => type === 'seatEdited' || type === 'lobbyReopened')).toEqual([
      'seatEdited',
      'lobbyReopened',
      'seatEdited',
    ]);
  });

  it('an opening that is no state of its game is set aside and said so, not played on', async () => {
    const broken = linked(
      beginning,
      recorded.map(({ body }) => body.replace('"total":0', '"total":"none"')),
    );
    const at = stage({ storage: await storageWith(broken) });
    const ada = at.client(table, { secret: SECRET });
    await at.pass(500);
    expect(ada.state()).toMatchObject({ line: expect.not.stringMatching('open') });
    expect(at.aside.map(({ problem }) => String(problem))).toEqual([
      'Error: what the journal holds is no state of toy: total is string, not number',
    ]);
  });

  it('where a step is missing the game stays shut and whole', async () => {
    const at = stage({ storage: await storageWith(recorded), games: { toy: changed } });
    const ada = at.client(table, { secret: SECRET });
    await at.pass(500);
    expect(ada.state().line).not.toBe('open');
    expect((await at.storage.claim(table, 1))?.isDamaged).toBe(false);
  });
});

describe('the tables of a game', () => {
  it('a game begun with others is not folded with these: it is shut, that is said in words, and it is kept', async () => {
    const { at, table: begun, ada } = await playing();
    await doing(at, ada, { type: 'add', amount: 3 });
    const secret = secretOf(ada);
    ada.close();
    const other = stage({ storage: at.storage, games: { toy: { ...toy, content: 'rebuilt' } } });
    const visitor = other.client(begun, { secret });
    await other.pass(500);
    expect(visitor.state().line).not.toBe('open');
    expect([...new Set(other.failures)]).toEqual([
      'the rooms, cards or numbers of toy have changed since this game began (toy, now rebuilt); it is kept as it was',
    ]);
    expect(other.aside).toEqual([]);
    visitor.close();

    const back = stage({ storage: at.storage });
    const again = back.client(begun, { secret });
    await back.pass(500);
    expect(toyOf(again).total).toBe(3);
    expect(await asking(back, again, { type: 'stand' })).toMatchObject({ ok: true });
  });
});
