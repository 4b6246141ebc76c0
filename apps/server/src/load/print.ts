import type { Figures } from './drive.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const head =
  'server                        answered  refused    p50 ms   p99 ms   worst ms  CPU %   CPU µs/command  bytes/delivery   RSS MB';

export const row = (figures: Figures): string =>
  [
    figures.contestant.padEnd(28),
    `${figures.sent - figures.unanswered}/${figures.sent}`.padStart(14),
    String(figures.refused).padStart(8),
    figures.p50.toFixed(2).padStart(9),
    figures.p99.toFixed(2).padStart(9),
    figures.worst.toFixed(1).padStart(9),
    figures.cpuPercent.toFixed(0).padStart(7),
    (figures.cpuPerCommand * 1000).toFixed(0).padStart(14),
    figures.bytesPerDelivery.toFixed(0).padStart(14),
    (figures.rss / 1e6).toFixed(0).padStart(10),
  ].join(' ');

/** What `npm run bench` puts beside each other, by the name of each contestant. */
export const reported = (all: readonly Figures[]) =>
  all.flatMap(({ contestant, p50, p99, cpuPerCommand, bytesPerDelivery, unanswered }) => [
    { name: `${contestant}: answer, p50`, value: p50, unit: 'ms' },
    { name: `${contestant}: answer, p99`, value: p99, unit: 'ms of the slowest' },
    { name: `${contestant}: processor a command`, value: 1000 * cpuPerCommand, unit: 'µs' },
    { name: `${contestant}: on the wire for each who is told`, value: bytesPerDelivery, unit: 'bytes' },
    { name: `${contestant}: commands without an answer`, value: unanswered, unit: '' },
  ]);
