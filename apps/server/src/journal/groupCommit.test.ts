import type { TableId } from '@templefall/protocol';
import { expect, it } from 'vitest';
import { groupCommit, PACE, REST } from './groupCommit.ts';
import type { Append } from './storage.ts';

const addition = (table: string, clock: number): Append => ({
  table: table as TableId,
  epoch: 1,
  rows: [{ seq: clock, sum: 0, body: '' }],
  clock,
  at: 0,
});

it('commits keep their distance, and whoever comes after it starts the next one, also at a table that waits already', async () => {
  const commits: (readonly Append[])[] = [];
  const { append, depth } = groupCommit(async appends => {
    commits.push(appends);
    return appends.map(() => true);
  });
  await append(addition('a', 1));
  const began = performance.now();
  const early = append(addition('a', 2));
  expect([commits.length, depth()]).toEqual([1, 1]);
  // Nothing else can happen meanwhile, timers least of all.
  while (performance.now() < began + PACE);
  const late = append(addition('a', 3));
  await Promise.all([early, late]);
  expect(commits.map(appends => appends.map(({ rows }) => rows.length))).toEqual([[1], [2]]);
});

it('the event loop rests after a commit, but not longer than the next one has to wait', async () => {
  const began: number[] = [];
  const { append } = groupCommit(async appends => {
    began.push(performance.now());
    return appends.map(() => true);
  });
  await append(addition('a', 1));
  const next = append(addition('a', 2));
  // Ours comes after the rest, which was asked for first.
  await new Promise(done => setImmediate(done));
  const [first = 0] = began;
  expect(performance.now() - first).toBeGreaterThanOrEqual(REST - 0.1);
  expect(began).toHaveLength(1);
  await next;
  expect((began[1] ?? 0) - first).toBeGreaterThanOrEqual(PACE - 0.1);
});

it('who waits alone is not forgotten: a timer starts the commit that nobody else does', async () => {
  const { append } = groupCommit(async appends => appends.map(() => true));
  for (let count = 1; count <= 5; count++) await append(addition('a', count));
});

it('what comes after a commit that failed fails with it: a journal has no gaps', async () => {
  const commits: (readonly Append[])[] = [];
  let isBroken = true;
  const { append, depth } = groupCommit(async appends => {
    commits.push(appends);
    await new Promise(done => setTimeout(done, PACE));
    if (isBroken) throw new Error('the disk is gone');
    return appends.map(() => true);
  });
  const first = append(addition('a', 1));
  await new Promise(done => setImmediate(done));
  const [second, other] = [append(addition('a', 2)), append(addition('b', 1))];
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
