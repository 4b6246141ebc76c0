import { join } from 'node:path';
import { seededChance, seedOf } from '@templefall/kit';
import { openedWith } from '../testing/fromAddress.ts';
import { freePort, serverProcess, temporaryFolder } from '../testing/process.ts';
import { ATTACKS, type Attack } from './attacks.ts';
import { type CrowdTable, seatCrowd } from './crowd.ts';
import { longTable } from './longTable.ts';

export interface Abuse {
  /** How long each attack lasts. */
  readonly seconds: number;
  readonly tables: number;
  readonly players: number;
  /** Commands a second of each honest player. */
  readonly rate: number;
  readonly print: (text: string) => void;
}

/** What the honest ones felt meanwhile. */
export interface AbuseReport {
  readonly attack: string;
  readonly p50: number;
  readonly p99: number;
  readonly thrownOut: number;
  readonly unanswered: number;
  /** Memory of the server at the end, in MB. */
  readonly memory: number;
  /** What the attacker brought about. */
  readonly told: string;
}

const LONG = 1_000_000;
const MANY = 12;

/** Honest tables play at a steady pace, each from an address of its own, while one client does its worst from another. */
export const chaosAbuse = async ({ seconds, tables, players, rate, print }: Abuse): Promise<readonly AbuseReport[]> => {
  const folder = temporaryFolder();
  print(`a table of ${LONG} events is written …\n`);
  const long = await longTable(join(folder.path, 'journal.db'), LONG);
  const server = await serverProcess({ port: await freePort(), data: folder.path });
  const rng = seededChance(seedOf('abuse'))(3, 0);
  try {
    const crowd: CrowdTable[] = [];
    for (let index = 0; index < tables; index++) {
      // All are opened from one address, which may not open them all at once.
      if (index > MANY) await sleep(2000);
      crowd.push(await seatCrowd(() => [server.url], players, openedWith(`127.0.1.${1 + index}`)));
    }
    const reports: AbuseReport[] = [];
    for (const [name, attack] of [['nothing, to compare', nothing] as const, ...Object.entries(ATTACKS)]) {
      const report = await during(name, attack);
      print(line(report));
      reports.push(report);
    }
    for (const { witnesses } of crowd) for (const { client } of witnesses) client.close();
    return reports;

    async function during(name: string, attack: Attack): Promise<AbuseReport> {
      const witnesses = crowd.flatMap(table => table.witnesses);
      const welcomes = witnesses.map(({ lastWelcomeAt }) => lastWelcomeAt);
      const times: number[] = [];
      let sent = 0;
      const stop = new AbortController();
      const attacking = attack({ server, stop: stop.signal, long });
      const end = performance.now() + seconds * 1000;
      await Promise.all(
        witnesses.map(async ({ client }, index) => {
          const first = performance.now() + (1000 / rate) * (index / witnesses.length);
          for (let due = first; due < end; due += 1000 / rate) {
            await sleep(due - performance.now());
            const at = performance.now();
            sent += 1;
            void client.send(rng.below(2) ? { type: 'roll' } : { type: 'add', amount: 1 }).then(({ ok }) => {
              if (ok) times.push(performance.now() - at);
            });
          }
        }),
      );
      stop.abort();
      const told = await attacking;
      await sleep(1000);
      const sorted = times.toSorted((a, b) => a - b);
      const part = (share: number): number => Math.round((sorted[Math.floor(share * sorted.length)] ?? 0) * 10) / 10;
      return {
        attack: name,
        p50: part(0.5),
        p99: part(0.99),
        thrownOut: witnesses.filter(({ lastWelcomeAt }, index) => lastWelcomeAt !== welcomes[index]).length,
        unanswered: sent - times.length,
        memory: await memoryOf(server.url),
        told,
      };
    }
  } finally {
    await server.kill('SIGKILL');
    folder.remove();
  }
};

const nothing: Attack = async () => '';

const line = ({ attack, p50, p99, thrownOut, unanswered, memory, told }: AbuseReport): string =>
  `${attack.padEnd(52)} p50 ${p50} ms, p99 ${p99} ms, thrown out ${thrownOut}, unanswered ${unanswered}, ${memory} MB; ${told}\n`;

const memoryOf = async (url: string): Promise<number> => {
  const numbers = await (await fetch(`${url}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)$/m.exec(numbers)?.[1]) / 1e6);
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, Math.max(0, millis)));
