import { type Rng, seededChance, seedOf } from '@templefall/kit';
import pg from 'pg';
import { gamesIn, OFFERS } from '../games.ts';
import { openStorage } from '../journal/open.ts';
import { parseEntry, publicEvent } from '../table/entry.ts';
import { testDatabase, testRedis } from '../testing/database.ts';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from '../testing/process.ts';
import { toy } from '../testing/toy.ts';
import { until } from '../testing/visitor.ts';
import { type CrowdTable, type Faults, faultsOf, keepPlaying, seatCrowd } from './crowd.ts';

export interface Killing {
  readonly kills: number;
  readonly storage: 'sqlite' | 'postgres';
  readonly processes: 1 | 2;
  readonly tables: number;
  readonly players: number;
  readonly seed: string;
  readonly progress?: (line: string) => void;
}

export interface KillReport extends Faults {
  readonly kills: number;
  readonly tablesLost: number;
  readonly commands: number;
  readonly events: number;
  /** From the new process' start (or, with a second process alive, from the kill) to the next applied command, each player. */
  readonly back: readonly number[];
  /** From the new process' start until it listens: what the machine takes to start a program. */
  readonly boots: readonly number[];
}

const GAMES = gamesIn({ ...OFFERS, toy });

/** Kills servers without a word while people play, and looks afterwards whether anything that was shown is missing. */
export const chaosKills = async (plan: Killing): Promise<KillReport> => {
  const rng: Rng = seededChance(seedOf(plan.seed))(0, 0);
  const folder = temporaryFolder();
  const schema = `chaos_${process.pid}_${Date.now()}`;
  const database = plan.storage === 'postgres' ? `${testDatabase}?schema=${schema}` : undefined;
  const ports = await Promise.all(Array.from({ length: plan.processes }, freePort));
  const start = (port: number): Promise<ServerProcess> =>
    serverProcess({
      port,
      data: folder.path,
      args: [
        ...(database ? ['--database-url', database] : []),
        ...(plan.processes > 1 ? ['--redis-url', testRedis, '--public-address', `127.0.0.1:${port}`] : []),
      ],
      env: { MAX_TABLES: '5000' },
    });
  const servers = await Promise.all(ports.map(start));
  const urls = () => ports.map(port => `http://127.0.0.1:${port}`);
  const back: number[] = [];
  const boots: number[] = [];

  try {
    const crowd: CrowdTable[] = [];
    for (let index = 0; index < plan.tables; index++) crowd.push(await seatCrowd(urls, plan.players));
    const witnesses = crowd.flatMap(table => table.witnesses);
    const stops = witnesses.map(witness => keepPlaying(witness, rng, () => 100 + rng.below(150)));

    for (let kill = 0; kill < plan.kills; kill++) {
      await sleep(150 + rng.below(500));
      const victim = rng.below(plan.processes);
      await servers[victim]?.kill('SIGKILL');
      await sleep(rng.below(200));
      const began = performance.now();
      const restarted = start(ports[victim] ?? 0);
      void restarted.then(() => boots.push(performance.now() - began));
      // With another process alive the tables are back before this one is; without, it is what everybody waits for.
      if (plan.processes === 1) servers[victim] = await restarted;
      await until('everybody plays again', () => witnesses.every(({ lastAppliedAt }) => lastAppliedAt > began), 20_000);
      servers[victim] = await restarted;
      back.push(...witnesses.map(({ lastAppliedAt }) => lastAppliedAt - began).filter(span => span > 0));
      plan.progress?.(
        `kill ${kill + 1} of ${plan.kills}: everybody back after ${Math.round(performance.now() - began)} ms`,
      );
    }
    const unanswered = (await Promise.all(stops.map(stop => stop()))).reduce((sum, one) => sum + one, 0);
    await sleep(500);
    return { ...(await judge(crowd, unanswered)), kills: plan.kills, back, boots };
  } finally {
    await Promise.all(servers.map(server => server.kill('SIGKILL')));
    folder.remove();
    if (database) await dropSchema(schema);
  }

  async function judge(crowd: readonly CrowdTable[], unanswered: number) {
    for (const { witnesses } of crowd) for (const { client } of witnesses) client.close();
    const storage = await openStorage({ database, data: folder.path });
    let sum: Faults & { readonly tablesLost: number; readonly commands: number; readonly events: number } = {
      lost: 0,
      doubled: 0,
      contradicted: 0,
      diverged: 0,
      unanswered,
      tablesLost: 0,
      commands: 0,
      events: 0,
    };
    for (const table of crowd) {
      const rows = await storage.read(table.table, 1);
      const journal = rows.map(({ seq, body }) => ({ seq, event: publicEvent(parseEntry(body), GAMES.toy) }));
      const faults = faultsOf(table, journal, 0);
      sum = {
        lost: sum.lost + faults.lost,
        doubled: sum.doubled + faults.doubled,
        contradicted: sum.contradicted + faults.contradicted,
        diverged: sum.diverged + faults.diverged,
        unanswered: sum.unanswered + faults.unanswered,
        tablesLost: sum.tablesLost + (rows.length === 0 ? 1 : 0),
        commands: sum.commands + table.witnesses.reduce((all, { asked }) => all + asked, 0),
        events: sum.events + rows.length,
      };
    }
    await storage.close();
    return sum;
  }
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, millis));

const dropSchema = async (schema: string): Promise<void> => {
  const client = new pg.Client(testDatabase);
  await client.connect();
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.end();
};
