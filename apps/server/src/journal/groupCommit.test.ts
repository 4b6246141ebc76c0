import type { TableId } from '@templefall/protocol';
import type { Append } from '@templefall/table/journal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { groupCommit, PACE } from './groupCommit.ts';

/** The time, which passes when it is told to; no timer has its turn. */
let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const addition = (table: string, clock: number): Append => ({
  table: table as TableId,
  epoch: 1,
  rows: [{ seq: clock, sum: 0, body: '' }],
  clock,
  at: 0,
});

it('commits keep their distance, and whoever comes after it starts the next one, also at a table that waits already', async () => {
  const commits: (readonly Append[])[] = [];
  const counted: number[] = [];
  const { append, depth } = groupCommit(
    async appends => {
      commits.push(appends);
      return appends.map(() => true);
    },
    additions => counted.push(additions),
  );
  await append(addition('a', 1));
  const early = append(addition('a', 2));
  expect([commits.length, depth()]).toEqual([1, 1]);
  now += PACE;
  const late = append(addition('a', 3));
  expect(depth()).toBe(2);
  await new Promise(done => setImmediate(done));
  expect(commits.map(appends => appends.map(({ rows }) => rows.length))).toEqual([[1], [2]]);
  await Promise.all([early, late]);
  expect(counted).toEqual([1, 2]);
});

it('what comes after a commit that failed fails with it: a journal has no gaps', async () => {
  const commits: (readonly Append[])[] = [];
  let isBroken = true;
  const over = Promise.withResolvers<void>();
  const { append, depth } = groupCommit(async appends => {
    commits.push(appends);
    await over.promise;
    if (isBroken) throw new Error('the disk is gone');
    return appends.map(() => true);
  });
  const first = append(addition('a', 1));
  await new Promise(done => setImmediate(done));
  const [second, other] = [append(addition('a', 2)), append(addition('b', 1))];
  now += PACE;
  over.resolve();
  await expect(first).rejects.toThrow('the disk is gone');
  isBroken = false;
  await expect(second).rejects.toThrow('the disk is gone');
  await other;
  expect(commits.flat().map(({ table, clock }) => [table, clock])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(depth()).toBe(0);
});
