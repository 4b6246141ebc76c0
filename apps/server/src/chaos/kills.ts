import { type Rng, seededChance, seedOf } from '@templefall/kit';
import { openStorage } from '../journal/open.ts';
import { dropSchema, testDatabase, testRedis } from '../testing/database.ts';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from '../testing/process.ts';
import { until } from '../testing/visitor.ts';
import { type CrowdTable, type Faults, faultsOf, keepPlaying, seatCrowd, writtenIn } from './crowd.ts';

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
  readonly phases: Phases;
}

/** Milliseconds from the start of the new process (with a second process alive, from the same moment), by player. */
export interface Phases {
  /** Until the new process listens, once a kill: what the machine takes to start a program. */
  readonly boot: readonly number[];
  /** From there, or where another process lives from the beginning, until the player is welcome again. */
  readonly reconnect: readonly number[];
  /** From the welcome to the next applied command. */
  readonly play: readonly number[];
  /** All together: what the promise is about. */
  readonly back: readonly number[];
}

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
  const phases = { boot: [] as number[], reconnect: [] as number[], play: [] as number[], back: [] as number[] };

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
      let listening = began;
      const restarted = start(ports[victim] ?? 0).then(server => {
        listening = performance.now();
        return server;
      });
      // With another process alive the tables are back before this one is; without, it is what everybody waits for.
      if (plan.processes === 1) servers[victim] = await restarted;
      await until('everybody plays again', () => witnesses.every(({ lastAppliedAt }) => lastAppliedAt > began), 60_000);
      servers[victim] = await restarted;
      phases.boot.push(listening - began);
      for (const { lastWelcomeAt, lastAppliedAt } of witnesses) {
        phases.back.push(lastAppliedAt - began);
        // Whoever sat at the living process was never away.
        if (lastWelcomeAt <= began) continue;
        phases.reconnect.push(lastWelcomeAt - (plan.processes === 1 ? listening : began));
        phases.play.push(lastAppliedAt - lastWelcomeAt);
      }
      plan.progress?.(
        `kill ${kill + 1} of ${plan.kills}: everybody back after ${Math.round(performance.now() - began)} ms`,
      );
    }
    const unanswered = (await Promise.all(stops.map(stop => stop()))).reduce((sum, one) => sum + one, 0);
    await sleep(500);
    return { ...(await judge(crowd, unanswered)), kills: plan.kills, phases };
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
      const faults = faultsOf(table, writtenIn(rows), 0);
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
