import { type Rng, seededChance, seedOf } from '@templefall/kit';
import { openStorage } from '../journal/open.ts';
import { dropSchema, testDatabase, testRedis } from '../testing/database.ts';
import { freePort, type ServerProcess, serverProcess, temporaryFolder } from '../testing/process.ts';
import { until } from '../testing/visitor.ts';
import { type Faults, faultsOf, keepPlaying, seatCrowd, writtenIn } from './crowd.ts';

export interface Draining {
  /** How often one of the two is restarted, by turns. */
  readonly restarts: number;
  readonly tables: number;
  readonly players: number;
  readonly seed: string;
}

export interface DrainReport extends Faults {
  /** Commands that were given up because the line was away for too long. */
  readonly refused: number;
  readonly commands: number;
  /** Processes that did not end by themselves, cleanly. */
  readonly unclean: number;
  /** Milliseconds from the word to stop until each player of a moved table was in it again, on the other process. */
  readonly moved: readonly number[];
}

/** A rolling restart, over and over: one process of two is told to go while people play, its tables move to the other, it comes back. */
export const chaosDrains = async ({ restarts, tables, players, seed }: Draining): Promise<DrainReport> => {
  const rng: Rng = seededChance(seedOf(seed))(2, 0);
  const folder = temporaryFolder();
  const schema = `drains_${process.pid}_${Date.now()}`;
  const database = `${testDatabase}?schema=${schema}`;
  const ports = await Promise.all([freePort(), freePort()]);
  const start = (port: number): Promise<ServerProcess> => {
    const args = ['--database-url', database, '--redis-url', testRedis, '--public-address', `127.0.0.1:${port}`];
    return serverProcess({ port, data: folder.path, args });
  };
  const servers = await Promise.all(ports.map(start));
  const urls = ports.map(port => `http://127.0.0.1:${port}`);
  const moved: number[] = [];
  let unclean = 0;
  try {
    const crowd = await Promise.all(
      // Half of them on each.
      Array.from({ length: tables }, (_, index) => seatCrowd(() => (index % 2 ? urls : urls.toReversed()), players)),
    );
    const witnesses = crowd.flatMap(table => table.witnesses);
    const stops = witnesses.map(witness => keepPlaying(witness, rng, () => 100 + rng.below(150)));
    for (let restart = 0; restart < restarts; restart++) {
      await sleep(300 + rng.below(300));
      const going = restart % 2;
      const began = performance.now();
      if ((await servers[going]?.kill('SIGTERM')) !== 0) unclean += 1;
      const ended = performance.now();
      await until('everybody plays on', () => witnesses.every(({ lastAppliedAt }) => lastAppliedAt > ended));
      for (const { lastWelcomeAt } of witnesses) if (lastWelcomeAt > began) moved.push(lastWelcomeAt - began);
      servers[going] = await start(ports[going] ?? 0);
    }
    const unanswered = (await Promise.all(stops.map(stop => stop()))).reduce((sum, one) => sum + one, 0);
    const heads = () =>
      crowd.map(table => new Set(table.witnesses.map(({ client }) => client.state().table?.seq)).size);
    await until('all at a table have heard the same', () => heads().every(size => size === 1));
    for (const { client } of witnesses) client.close();
    const storage = await openStorage({ database, data: folder.path });
    const faults: Faults[] = [];
    for (const table of crowd) faults.push(faultsOf(table, writtenIn(await storage.read(table.table, 1)), 0));
    await storage.close();
    const sum = (name: keyof Faults): number => faults.reduce((all, one) => all + one[name], 0);
    const count = (name: 'asked' | 'refused'): number => witnesses.reduce((all, one) => all + one[name], 0);
    return {
      lost: sum('lost'),
      doubled: sum('doubled'),
      contradicted: sum('contradicted'),
      diverged: sum('diverged'),
      unanswered: unanswered + sum('unanswered'),
      refused: count('refused'),
      commands: count('asked'),
      unclean,
      moved,
    };
  } finally {
    await Promise.all(servers.map(server => server.kill('SIGKILL')));
    folder.remove();
    await dropSchema(schema);
  }
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, millis));
