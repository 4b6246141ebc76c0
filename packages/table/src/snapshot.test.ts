import type { TableId } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import type { HostedGames } from './hostedGame.ts';
import { memoryStorage } from './journal/memoryStorage.ts';
import type { Claim, Storage } from './journal/storage.ts';
import { SNAPSHOT_EVERY } from './snapshot.ts';
import { asking, doing, playing, toyOf } from './testing/scene.ts';
import { calm, stage } from './testing/stage.ts';
import { toy } from './testing/toy.ts';

/** A stage whose storage tells from which row on it was read, and may hand out another claim than it has. */
const watched = (claimed: (claim: Claim) => Claim = claim => claim, games: HostedGames = { toy }) => {
  const inner = memoryStorage();
  const reads: number[] = [];
  const appends: string[] = [];
  const storage: Storage = {
    ...inner,
    claim: async (id, at) => {
      const claim = await inner.claim(id, at);
      return claim && claimed(claim);
    },
    read: (id, from) => {
      reads.push(from);
      return inner.read(id, from);
    },
    append: append => {
      if (append.snapshot) appends.push(append.snapshot.body);
      return inner.append(append);
    },
  };
  return { at: stage({ storage, games }), reads, appends, rowsOf: (id: TableId) => inner.read(id, 1) };
};

/** A game with two snapshots behind it and a few events since. */
const longGame = async (here: ReturnType<typeof watched>) => {
  const { at, ada, bo, table } = await playing({}, here.at);
  for (let turn = 0; turn < 2 * SNAPSHOT_EVERY + 10; turn++) {
    await doing(at, turn % 2 ? ada : bo, turn % 3 ? { type: 'add', amount: 1 } : { type: 'roll' });
    await at.pass(50);
  }
  return { at, ada, bo, table };
};

/** What was played; that somebody was away for a moment is written down too. */
const played = (client: Parameters<typeof toyOf>[0]) => {
  const { total, faces, rolls, pile } = toyOf(client);
  return { total, faces, rolls, pile };
};

const wakeAgain = async ({ at }: { readonly at: ReturnType<typeof stage> }): Promise<void> => {
  at.crash({ down: 300 });
  await at.pass(6000);
  await calm();
};

describe('snapshots', () => {
  it('a table wakes from its last snapshot, and everything is as it was', async () => {
    const here = watched();
    const { at, ada, bo, table } = await longGame(here);
    expect(here.appends.length).toBe(2);
    const before = played(ada);
    here.reads.length = 0;
    await wakeAgain({ at });
    const head = (await here.rowsOf(table)).length;
    expect(here.reads.length).toBe(1);
    expect(head - (here.reads[0] ?? 0)).toBeLessThan(SNAPSHOT_EVERY);
    expect(played(bo)).toEqual(before);
    // And it goes on: luck, numbers of commands and the journal fit together.
    expect(await doing(at, ada, { type: 'add', amount: 5 })).toMatchObject({ ok: true });
    expect(toyOf(bo).total).toBe(before.total + 5);
  });

  it('a command from before the crash is not done twice, though its line was not read', async () => {
    const here = watched();
    const { at, ada } = await longGame(here);
    const total = toyOf(ada).total;
    at.setDelay(30);
    const answer = ada.send({ type: 'add', amount: 1 });
    // It has arrived and is written; its answer is lost with the process.
    await at.pass(31);
    at.crash({ down: 300 });
    await at.pass(6000);
    expect(await answer).toMatchObject({ ok: true });
    expect(toyOf(ada).total).toBe(total + 1);
  });

  const spoiled: readonly (readonly [string, (claim: Claim) => Claim])[] = [
    ['has another sum than its row', claim => withSnapshot(claim, { sum: 1 })],
    ['is beyond the end of the journal', claim => withSnapshot(claim, { seq: 1_000_000 })],
    ['cannot be read', claim => withSnapshot(claim, { body: '{' })],
    ['is of another format', claim => withSnapshot(claim, { body: '{"format":1,"record":{}}' })],
  ];
  it.each(spoiled)('one that %s is left out: the journal is the truth', async (_, spoil) => {
    const here = watched(spoil);
    const { at, ada, table } = await longGame(here);
    const before = played(ada);
    here.reads.length = 0;
    await wakeAgain({ at });
    expect(here.reads).toContain(Math.max(1, startOf(await here.rowsOf(table)) - 1));
    expect(played(ada)).toEqual(before);
  });

  it('another game begins without what is left of the one before', async () => {
    const here = watched();
    const { at, ada, bo } = await longGame(here);
    await doing(at, ada, { type: 'win' });
    expect(await asking(at, ada, { type: 'again', luck: 'new' })).toMatchObject({ ok: true });
    await at.pass(5000);
    await doing(at, ada, { type: 'add', amount: 3 });
    await wakeAgain({ at });
    expect(toyOf(bo).total).toBe(3);
  });

  it('damage after a snapshot is found', async () => {
    let isSpoiled = false;
    const inner = memoryStorage();
    const storage: Storage = {
      ...inner,
      read: async (id, from) =>
        (await inner.read(id, from)).map((row, index, all) =>
          isSpoiled && index === all.length - 2 ? { ...row, body: `${row.body} ` } : row,
        ),
    };
    const at = stage({ storage });
    const { ada } = await playing({}, at);
    for (let turn = 0; turn < SNAPSHOT_EVERY + 10; turn++) {
      await doing(at, ada, { type: 'add', amount: 1 });
      await at.pass(50);
    }
    isSpoiled = true;
    await wakeAgain({ at });
    expect(at.aside.length).toBe(1);
  });
});

const withSnapshot = (claim: Claim, change: Partial<NonNullable<Claim['snapshot']>>): Claim =>
  claim.snapshot ? { ...claim, snapshot: { ...claim.snapshot, ...change } } : claim;

const startOf = (rows: readonly { readonly seq: number; readonly body: string }[]): number =>
  rows.findLast(({ body }) => body.includes('"gameStarted"'))?.seq ?? 1;
