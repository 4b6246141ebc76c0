import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { expect, it } from 'vitest';
import { drive, figuresOf, type Tally, together } from './drive.ts';

const turn = (times: readonly number[], rest: Partial<Tally>): Tally => ({
  sent: times.length,
  refused: 0,
  times,
  cpu: 0,
  span: 1000,
  written: 0,
  rss: 0,
  ...rest,
});

it('turns are added up: quick and slow moments of the machine count by the commands that fell into them', () => {
  const slow = turn([5, 9, 4, 8], { sent: 6, refused: 1, cpu: 60, written: 600, rss: 1 });
  const quick = turn([1, 2, 3], { cpu: 12, written: 300, rss: 2 });
  expect(figuresOf('it', together(slow, quick), 2)).toEqual({
    contestant: 'it',
    sent: 9,
    applied: 7,
    refused: 1,
    unanswered: 1,
    p50: 4,
    p99: 9,
    worst: 9,
    cpuPerCommand: 8,
    cpuPercent: 3.6,
    bytesPerDelivery: 50,
    rss: 2,
  });
});

it('an unknown contestant is named, and those already seated are sent home', async () => {
  const servers: ChildProcess[] = [];
  const started = (message: unknown): void => {
    servers.push((message as { readonly process: ChildProcess }).process);
  };
  subscribe('child_process', started);
  await expect(drive(['raw', 'nobody'], { tables: 1, players: 1, rate: 1, seconds: 1 })).rejects.toThrow('nobody');
  unsubscribe('child_process', started);
  expect(servers.map(({ exitCode }) => exitCode)).toEqual([0]);
});
