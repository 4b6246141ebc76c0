import type { TableId } from '@templefall/protocol';
import type { Append } from '@templefall/table/journal';
import { expect, it } from 'vitest';
import { additions, type Committed } from './additions.ts';
import { committer } from './committer.ts';
import { ring, ringMemory } from './ring.ts';

const addition = (table: string, seq: number, epoch = 1): Append => ({
  table: table as TableId,
  epoch,
  rows: [
    { seq, sum: 7, body: `{"é":"\\n${seq}"}` },
    { seq: seq + 1, sum: 8, body: '\n' },
  ],
  clock: 0.5,
  at: 2,
  talk: 'a\nb',
});

/** Both ends of the road in one thread, on a disk that works when it is told to. */
const road = (size = 4096) => {
  const memory = ringMemory(size);
  const { append, committed, depth, failAll, look } = additions(memory);
  const written: Append[] = [];
  const disk = { isFull: false };
  const commit = committer(ring(memory), appends => {
    if (disk.isFull) throw new Error('the disk is full');
    written.push(...appends);
    return appends.map(({ epoch }) => epoch === 1);
  });
  const commitNow = (): Committed | undefined => {
    const outcome = commit();
    if (outcome) committed(outcome);
    return outcome;
  };
  return { append, commitNow, depth, disk, failAll, look, written };
};

it('additions arrive as they were, in one commit, and are kept when it is over', async () => {
  const { append, commitNow, depth, written } = road();
  expect(commitNow()).toBeUndefined();
  const all = [append(addition('a', 1)), append(addition('b', 1)), append(addition('a', 3))];
  expect(depth()).toBe(3);
  expect(commitNow()).toMatchObject({ committed: 3, failures: [] });
  expect(written).toEqual([addition('a', 1), addition('b', 1), addition('a', 3)]);
  await Promise.all(all);
  expect(depth()).toBe(0);
});

it('who is no longer the owner hears it, the others do not', async () => {
  const { append, commitNow } = road();
  const [own, other] = [append(addition('a', 1)), append(addition('b', 1, 2))];
  commitNow();
  await expect(other).rejects.toThrow('table b has another owner');
  await own;
});

it('what follows a lost addition is lost with it, until the table is claimed anew: a journal has no gaps', async () => {
  const { append, commitNow, disk, written } = road();
  disk.isFull = true;
  const lost = append(addition('a', 1, 0));
  commitNow();
  disk.isFull = false;
  const [next, other, claimed] = [append(addition('a', 3, 0)), append(addition('b', 1)), append(addition('a', 1))];
  commitNow();
  for (const one of [lost, next]) await expect(one).rejects.toThrow('the disk is full');
  await Promise.all([other, claimed]);
  expect(written.map(({ table, epoch }) => [table, epoch])).toEqual([
    ['b', 1],
    ['a', 1],
  ]);
});

it('an earlier owner in the same lost commit does not hide the loss of the present one', async () => {
  const { append, commitNow, disk } = road();
  disk.isFull = true;
  const [present, earlier] = [append(addition('a', 1, 1)), append(addition('a', 1, 0))];
  commitNow();
  disk.isFull = false;
  const next = append(addition('a', 3, 1));
  commitNow();
  for (const one of [present, next]) await expect(one).rejects.toThrow('the disk is full');
  await expect(earlier).rejects.toThrow('another owner');
});

it('more than the road has room for waits its turn', async () => {
  const { append, commitNow, written } = road(1024);
  const all = Array.from({ length: 50 }, (_, index) => append(addition('a', 1 + 2 * index)));
  while (commitNow());
  await Promise.all(all);
  expect(written.map(({ rows }) => rows[0]?.seq)).toEqual(all.map((_, index) => 1 + 2 * index));
});

it('what is too long is refused even by an empty road, and what follows it with it: a journal has no gaps', async () => {
  const { append, commitNow, depth, written } = road(2048);
  const tooLong = append({ ...addition('a', 3, 0), talk: 'x'.repeat(1024) });
  expect(depth()).toBe(1);
  const [next, other] = [append(addition('a', 5, 0)), append(addition('b', 1))];
  expect(commitNow()).toMatchObject({ committed: 3 });
  const [later, claimed] = [append(addition('a', 7, 0)), append(addition('a', 3))];
  commitNow();
  for (const one of [tooLong, next, later]) await expect(one).rejects.toThrow('signs');
  await Promise.all([other, claimed]);
  expect(written).toEqual([addition('b', 1), addition('a', 3)]);
  expect(depth()).toBe(0);
});

it('what came before a refused addition is kept, also in the same commit', async () => {
  const { append, commitNow, written } = road(2048);
  const [before, tooLong] = [append(addition('a', 1)), append({ ...addition('a', 3), talk: 'x'.repeat(1024) })];
  commitNow();
  await expect(tooLong).rejects.toThrow('signs');
  await before;
  expect(written).toEqual([addition('a', 1)]);
});

it('when the thread is gone, nobody waits for it', async () => {
  const { append, failAll } = road();
  const one = append(addition('a', 1));
  failAll(new Error('the journal is closed'));
  await expect(one).rejects.toThrow('the journal is closed');
});

it('a disk that does not answer for seconds counts as failed for all who wait; when it answers after all, others go on', async () => {
  const { append, commitNow, depth, look, written } = road();
  const quick = append(addition('q', 1));
  for (let second = 0; second < 5; second++) look();
  commitNow();
  await quick;
  const first = append(addition('a', 1));
  look();
  const second = append(addition('b', 1));
  for (let count = 0; count < 5; count++) look();
  for (const one of [first, second]) await expect(one).rejects.toThrow('the disk has not answered for 5 s');
  expect(depth()).toBe(2);
  commitNow();
  expect(written.map(({ table }) => table)).toEqual(['q', 'a', 'b']);
  const third = append(addition('c', 1));
  look();
  commitNow();
  await third;
  expect(depth()).toBe(0);
});
