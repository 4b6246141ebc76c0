import { must } from '@templefall/kit';
import { type GameId, isTableId, placeId, type TableCode, type TableId } from '@templefall/protocol';
import type * as vitest from 'vitest';
import { Fenced, type GameFile, type GameRecord, type Listing, type Row, type Storage } from '../journal/storage.ts';
import { additionTo, listing, newCode, newId, rowsOf } from './storageSamples.ts';

/** How a suite gets at one implementation: `open` again and again gives the same journals. */
export interface Place {
  readonly open: () => Promise<Storage>;
  readonly remove: () => Promise<void>;
}

/** Handed in: the suite also runs on a page, where vitest itself cannot. */
export type SuiteTools = Pick<typeof vitest, 'afterEach' | 'beforeEach' | 'describe' | 'expect' | 'it'>;

/** More tables than any of these tests has. */
const ALL = 1000;

/** What every storage owes. Real servers, no mocks. */
export const storageContract = (
  { afterEach, beforeEach, describe, expect, it }: SuiteTools,
  name: string,
  place: () => Promise<Place>,
): void => {
  describe(`storage: ${name}`, () => {
    let here: Place;
    let storage: Storage;

    beforeEach(async () => {
      here = await place();
      storage = await here.open();
    });
    afterEach(async () => {
      await storage.close();
      await here.remove();
    });

    const tableWith = async (
      bodies: readonly string[] = [],
    ): Promise<{ readonly id: TableId; readonly code: TableCode; readonly epoch: number }> => {
      const [id, code] = [newId(), newCode()];
      expect(isTableId(id)).toBe(true);
      expect(await storage.create({ id, code, listing, at: 1000 })).toBe(true);
      const claim = await storage.claim(id, 1001);
      if (!claim) throw new Error('the new table cannot be claimed');
      if (bodies.length > 0) await storage.append(additionTo(id, claim.epoch, rowsOf(bodies)));
      return { id, code, epoch: claim.epoch };
    };

    it('reads back what was appended, in order, from any row on', async () => {
      const { id } = await tableWith(['a', 'b', 'ç 🎲 "quoted"']);
      expect(await storage.read(id, 1)).toEqual(rowsOf(['a', 'b', 'ç 🎲 "quoted"']));
      expect((await storage.read(id, 3)).map(({ body }) => body)).toEqual(['ç 🎲 "quoted"']);
      expect(await storage.read(newId(), 1)).toEqual([]);
    });

    it('keeps everything that was acknowledged when it is opened again', async () => {
      const { id, epoch } = await tableWith(['a']);
      await storage.append(additionTo(id, epoch, rowsOf(['b'], rowsOf(['a'])[0]), { clock: 4321.5, base: 2 }));
      await storage.close();
      storage = await here.open();
      expect((await storage.read(id, 1)).map(({ body }) => body)).toEqual(['a', 'b']);
      expect(await storage.claim(id, 3000)).toEqual({
        epoch: epoch + 1,
        base: 2,
        head: 2,
        clock: 4321.5,
        isDamaged: false,
      });
    });

    it('[TX5] a heartbeat moves the clock and adds no row', async () => {
      const { id, epoch } = await tableWith(['a']);
      await storage.append(additionTo(id, epoch, [], { clock: 777 }));
      expect(await storage.claim(id, 3000)).toMatchObject({ clock: 777, head: 1 });
    });

    it('a table has one owner: after a claim the former one can write nothing, rows and heartbeats alike', async () => {
      const { id, epoch } = await tableWith(['a']);
      const taken = await storage.claim(id, 3000);
      expect(taken?.epoch).toBe(epoch + 1);
      const [last] = rowsOf(['a']);
      await expect(storage.append(additionTo(id, epoch, rowsOf(['late'], last)))).rejects.toBeInstanceOf(Fenced);
      await expect(storage.append(additionTo(id, epoch, [], { clock: 9 }))).rejects.toBeInstanceOf(Fenced);
      await storage.append(additionTo(id, epoch + 1, rowsOf(['mine'], last)));
      expect((await storage.read(id, 1)).map(({ body }) => body)).toEqual(['a', 'mine']);
    });

    it('a fenced table does not hold up the others that are committed with it', async () => {
      const lost = await tableWith(['a']);
      const kept = await tableWith(['a']);
      await storage.claim(lost.id, 3000);
      const [last] = rowsOf(['a']);
      const both = await Promise.allSettled([
        storage.append(additionTo(lost.id, lost.epoch, rowsOf(['x'], last))),
        storage.append(additionTo(kept.id, kept.epoch, rowsOf(['y'], last))),
      ]);
      expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect((await storage.read(lost.id, 1)).length).toBe(1);
      expect((await storage.read(kept.id, 1)).map(({ body }) => body)).toEqual(['a', 'y']);
    });

    it('many additions at once, of many tables, arrive complete and in order', async () => {
      const tables = await Promise.all(Array.from({ length: 8 }, () => tableWith()));
      const rows = rowsOf(Array.from({ length: 60 }, (_, index) => `row ${index}`));
      await Promise.all(
        tables.flatMap(({ id, epoch }) => rows.map(row => storage.append(additionTo(id, epoch, [row])))),
      );
      for (const { id } of tables) expect(await storage.read(id, 1)).toEqual(rows);
    });

    it('a former owner that writes at the same moment as the new one fails alone', async () => {
      const { id, epoch } = await tableWith(['a']);
      const other = await tableWith();
      const claim = await storage.claim(id, 3000);
      const mine = rowsOf(['mine'], rowsOf(['a'])[0]);
      const late = rowsOf(['late'], rowsOf(['a'])[0]);
      const written = await Promise.allSettled([
        storage.append(additionTo(id, epoch, late)),
        storage.append(additionTo(id, claim?.epoch ?? 0, mine)),
        storage.append(additionTo(id, epoch, late)),
        storage.append(additionTo(other.id, other.epoch, rowsOf(['beside']))),
      ]);
      expect(written.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
      for (const one of written) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Fenced);
      expect((await storage.read(id, 1)).map(({ body }) => body)).toEqual(['a', 'mine']);
      expect((await storage.read(other.id, 1)).map(({ body }) => body)).toEqual(['beside']);
    });

    it('what an owner adds at the same moment is all written, in order', async () => {
      const { id, epoch } = await tableWith();
      const rows = rowsOf(['a', 'b', 'c', 'd']);
      const game = (last: number): GameRecord => ({
        id: `${id}-${last}` as GameId,
        table: id,
        game: 'toy',
        first: last - 1,
        last,
        endedAt: 2000 + last,
        won: false,
        names: [],
      });
      await Promise.all([
        storage.append(additionTo(id, epoch, rows.slice(0, 2), { finished: [game(2)], talk: 'early' })),
        storage.append(additionTo(id, epoch, rows.slice(2, 3), { base: 3 })),
        storage.append(additionTo(id, epoch, rows.slice(3), { finished: [game(4)], talk: 'late', clock: 44 })),
      ]);
      expect(await storage.read(id, 1)).toEqual(rows);
      expect((await storage.game(game(2).id))?.record).toEqual(game(2));
      expect((await storage.game(game(4).id))?.record).toEqual(game(4));
      expect(await storage.claim(id, 3000)).toMatchObject({ base: 3, head: 4, clock: 44, talk: 'late' });
    });

    it('only one of two claims at the same moment has the newest epoch', async () => {
      const { id } = await tableWith(['a']);
      const claims = await Promise.all([storage.claim(id, 1), storage.claim(id, 1), storage.claim(id, 1)]);
      expect(new Set(claims.map(claim => claim?.epoch)).size).toBe(3);
    });

    it('an unknown table cannot be claimed', async () => {
      expect(await storage.claim(newId(), 1)).toBeUndefined();
    });

    it('a code leads to its table and to no other, and is not given twice', async () => {
      const { id, code } = await tableWith();
      expect(await storage.withCode(code)).toBe(id);
      expect(await storage.withCode('XXXX' as TableCode)).toBeUndefined();
      expect(await storage.create({ id: newId(), code, listing, at: 1 })).toBe(false);
    });

    it('lists public tables that are open, newest first, and follows their listing', async () => {
      const first = await tableWith(['a']);
      const second = await tableWith(['a']);
      const hidden = await tableWith(['a']);
      const [last] = rowsOf(['a']);
      const playing: Listing = { ...listing, phase: 'playing', names: ['Ada', 'Bo'] };
      await storage.append(additionTo(first.id, first.epoch, rowsOf(['b'], last), { at: 9000, listing: playing }));
      await storage.append(additionTo(hidden.id, hidden.epoch, [], { listing: { ...listing, isPublic: false } }));
      const open = (await storage.openTables(10)).filter(({ id }) => [first.id, second.id, hidden.id].includes(id));
      expect(open).toEqual([
        { id: first.id, code: first.code, listing: playing, touchedAt: 9000 },
        { id: second.id, code: second.code, listing, touchedAt: 2000 },
      ]);
    });

    it('tells of the tables that are asked for, public or not, and of no others', async () => {
      const first = await tableWith(['a']);
      const hidden = await tableWith(['a']);
      const damaged = await tableWith(['a']);
      await tableWith(['a']);
      const waiting: Listing = { ...listing, isPublic: false, awaited: [{ place: placeId(1), name: 'Bo' }] };
      await storage.append(additionTo(hidden.id, hidden.epoch, [], { at: 9000, listing: waiting }));
      await storage.quarantine(damaged.id);
      const found = await storage.tablesAmong([hidden.id, newId(), damaged.id, first.id]);
      expect(found.toSorted((a, b) => a.touchedAt - b.touchedAt)).toEqual([
        { id: first.id, code: first.code, listing, touchedAt: 2000 },
        { id: hidden.id, code: hidden.code, listing: waiting, touchedAt: 9000 },
      ]);
      expect(await storage.tablesAmong([])).toEqual([]);
    });

    it('what was said last is kept beside the journal, and goes with the table', async () => {
      const { id, epoch } = await tableWith(['a']);
      expect((await storage.claim(id, 1))?.talk).toBeUndefined();
      await storage.append(additionTo(id, epoch + 1, [], { talk: 'hello' }));
      await Promise.all([
        storage.append(additionTo(id, epoch + 1, [], { talk: 'hello, hi' })),
        storage.append(additionTo(id, epoch + 1, [], { clock: 5 })),
      ]);
      expect(await storage.claim(id, 3000)).toMatchObject({ talk: 'hello, hi', clock: 5, head: 1 });
      await storage.sweep({ used: 3001, unused: 0 }, ALL);
      expect(await storage.claim(id, 3002)).toBeUndefined();
    });

    it('a damaged table is set aside: not listed, and its claim says so', async () => {
      const { id } = await tableWith(['a']);
      const before = await storage.countTables();
      await storage.quarantine(id);
      expect(await storage.countTables()).toBe(before - 1);
      expect((await storage.openTables(100)).some(table => table.id === id)).toBe(false);
      expect((await storage.claim(id, 1))?.isDamaged).toBe(true);
    });

    const finish = async (): Promise<GameRecord> => {
      const { id, epoch } = await tableWith(['lobby', 'start', 'move']);
      const record: GameRecord = {
        id: `${id}-2` as GameId,
        table: id,
        game: 'toy',
        first: 2,
        last: 4,
        endedAt: 5000,
        won: true,
        names: ['Ada', 'Bo'],
      };
      const end = rowsOf(['lobby', 'start', 'move', 'end']).slice(3);
      await storage.append(additionTo(id, epoch, end, { finished: [record], at: 5000 }));
      return record;
    };

    it('[TX5] a finished game is kept with its stretch of the journal', async () => {
      const record = await finish();
      const file = await storage.game(record.id);
      expect(file?.record).toEqual(record);
      expect(file?.rows.map(({ body }) => body)).toEqual(['start', 'move', 'end']);
      expect(await storage.game('nothing-1' as GameId)).toBeUndefined();
    });

    it('a game goes out as a file and comes back in elsewhere, once', async () => {
      const record = await finish();
      const file = await storage.game(record.id);
      if (!file) throw new Error('no file');
      const travelled = JSON.parse(JSON.stringify(file));
      expect(await storage.importGame(travelled, 6000)).toBe('known');
      const elsewhere = { ...travelled, record: { ...travelled.record, id: `${newId()}-2`, table: newId() } };
      expect(await storage.importGame(elsewhere, 6000)).toBe('added');
      expect(await storage.importGame(elsewhere, 6000)).toBe('known');
      expect(await storage.game(elsewhere.record.id)).toEqual(elsewhere);
      expect(await storage.claim(elsewhere.record.table, 1)).toBeUndefined();
    });

    /** Two games of one table, as another server would write them. */
    const twoGames = (): readonly [GameFile, GameFile] => {
      const table = newId();
      const all = rowsOf(['lobby', 'start', 'end', 'lobby', 'start', 'move', 'end']);
      const file = (first: number, last: number): GameFile => ({
        format: 1,
        record: {
          id: `${table}-${first}` as GameId,
          table,
          game: 'toy',
          first,
          last,
          endedAt: 10 * last,
          won: true,
          names: ['Ada'],
        },
        rows: all.slice(first - 1, last),
      });
      return [file(2, 3), file(5, 7)];
    };

    it('a second game of the same table comes in too, whichever comes first', async () => {
      const [first, second] = twoGames();
      const [third, fourth] = twoGames();
      for (const [one, other] of [
        [first, second],
        [fourth, third],
      ] as const) {
        expect(await storage.importGame(one, 6000)).toBe('added');
        expect(await storage.importGame(other, 6000)).toBe('added');
        expect(await storage.importGame(one, 6000)).toBe('known');
        expect(await storage.game(one.record.id)).toEqual(one);
        expect(await storage.game(other.record.id)).toEqual(other);
        expect(await storage.claim(one.record.table, 1)).toBeUndefined();
      }
    });

    it('a game whose table is here with other events under its numbers stays out, and changes nothing', async () => {
      const [file] = twoGames();
      const { record } = file;
      const { id: open } = await tableWith(['a', 'b', 'c']);
      expect(await storage.importGame({ ...file, record: { ...record, table: open } }, 6000)).toBe('otherJournal');
      expect((await storage.read(open, 1)).map(({ body }) => body)).toEqual(['a', 'b', 'c']);
      expect(await storage.importGame(file, 6000)).toBe('added');
      const overlapping = {
        ...file,
        record: { ...record, id: `${record.table}-9` as GameId },
        rows: rowsOf(['x', 'y']),
      };
      expect(await storage.importGame(overlapping, 6000)).toBe('otherJournal');
      expect(await storage.game(record.id)).toEqual(file);
      expect(await storage.game(overlapping.record.id)).toBeUndefined();
    });

    it('an old game is kept from when it came in, however long ago it ended', async () => {
      const [first, second] = twoGames();
      await storage.importGame(first, 6000);
      await storage.sweep({ used: 6000, unused: 0 }, ALL);
      expect(await storage.game(first.record.id)).toEqual(first);
      await storage.importGame(second, 8000);
      await storage.sweep({ used: 8000, unused: 0 }, ALL);
      expect(await storage.game(first.record.id)).toEqual(first);
      expect(await storage.sweep({ used: 8001, unused: 0 }, ALL)).toBeGreaterThanOrEqual(1);
      for (const { record } of [first, second]) expect(await storage.game(record.id)).toBeUndefined();
      expect(await storage.read(first.record.table, 1)).toEqual([]);
    });

    it('a game that comes twice at the same moment is there once', async () => {
      const record = await finish();
      const file = must(await storage.game(record.id), 'the game');
      await storage.sweep({ used: 50_000, unused: 0 }, ALL);
      const told = await Promise.all([storage.importGame(file, 6000), storage.importGame(file, 6000)]);
      expect(told.toSorted()).toEqual(['added', 'known']);
      expect(await storage.game(record.id)).toEqual(file);
    });

    it('keeps the newest snapshot beside the journal, and hands it to the next owner', async () => {
      const { id, epoch } = await tableWith(['a']);
      const [a] = rowsOf(['a']);
      const later = rowsOf(['b', 'c'], a);
      const taken = (row: Row | undefined, body: string) => ({ ...must(row, 'the row'), body });
      await storage.append(additionTo(id, epoch, later.slice(0, 1), { snapshot: taken(later[0], '{"ç": "after b"}') }));
      await storage.append(additionTo(id, epoch, later.slice(1), { snapshot: taken(later[1], 'after c') }));
      await storage.close();
      storage = await here.open();
      expect((await storage.claim(id, 3000))?.snapshot).toEqual(taken(later[1], 'after c'));
      const fenced = additionTo(id, epoch, rowsOf(['d'], later[1]), { snapshot: taken(later[1], 'not its own') });
      await expect(storage.append(fenced)).rejects.toBeInstanceOf(Fenced);
      expect((await storage.claim(id, 3000))?.snapshot).toEqual(taken(later[1], 'after c'));
      expect((await storage.claim((await tableWith(['a'])).id, 3000))?.snapshot).toBeUndefined();
    });

    it('a sweep forgets what nobody touched, with its games, and keeps the rest', async () => {
      const record = await finish();
      const { id: young } = await tableWith(['a']);
      await storage.claim(young, 9000);
      expect(await storage.sweep({ used: 6000, unused: 0 }, ALL)).toBeGreaterThanOrEqual(1);
      expect(await storage.game(record.id)).toBeUndefined();
      expect(await storage.read(record.table, 1)).toEqual([]);
      expect((await storage.read(young, 1)).length).toBe(1);
    });

    it('a sweep forgets no more than it is told to at once, and the rest the next time', async () => {
      await storage.sweep({ used: 40_000, unused: 0 }, ALL);
      const all = [await tableWith(['a']), await tableWith(['a']), await tableWith(['a'])];
      const sweep = () => storage.sweep({ used: 40_000, unused: 0 }, 2);
      expect([await sweep(), await sweep(), await sweep()]).toEqual([2, 1, 0]);
      for (const { id } of all) expect(await storage.read(id, 1)).toEqual([]);
    });

    it('tables at which nobody ever sat down go sooner', async () => {
      const [opened, used] = [await tableWith(['a']), await tableWith(['a', 'b'])];
      await storage.sweep({ used: 0, unused: 50_000 }, ALL);
      expect([await storage.claim(opened.id, 1), (await storage.claim(used.id, 1))?.head]).toEqual([undefined, 2]);
    });

    it('old codes are freed; a table that wakes gets its own back unless it is taken', async () => {
      const [first, second] = [await tableWith(), await tableWith()];
      await storage.freeCodes({ used: 50_000, unused: 0 });
      expect(await storage.withCode(first.code)).toBeUndefined();
      expect(await storage.create({ id: newId(), code: second.code, listing, at: 60_000 })).toBe(true);
      await storage.claim(first.id, 60_000);
      await storage.claim(second.id, 60_000);
      expect(await storage.withCode(first.code)).toBe(first.id);
      expect(await storage.withCode(second.code)).not.toBe(second.id);
    });

    it('the codes of tables that were only opened are freed sooner', async () => {
      const [opened, used] = [await tableWith(['a']), await tableWith(['a', 'b'])];
      await storage.freeCodes({ used: 0, unused: 50_000 });
      expect(await storage.withCode(opened.code)).toBeUndefined();
      expect(await storage.withCode(used.code)).toBe(used.id);
    });
  });
};
