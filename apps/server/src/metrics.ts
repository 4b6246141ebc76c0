import type { TableMetrics } from '@templefall/table';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { histogram } from './histogram.ts';

/** What is asked for when somebody looks. */
export interface Levels {
  readonly tables: () => number;
  readonly members: () => number;
  readonly journalDepth: () => number;
}

/** Counts and times for Prometheus; what went wrong also goes into the log. */
export const metrics = (log: Pick<TableMetrics, 'beyond' | 'failed' | 'faulted'>) => {
  const registers = [new Registry()];
  const [registry] = registers;
  if (!registry) throw new Error('no registry');
  // Its default looks at the event loop a hundred times a second, which wakes a server that has nothing to do.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 });
  const name = (rest: string): string => `templefall_${rest}`;
  // Counted here and told when somebody asks: the library looks its labels up anew for each command.
  const answers = { applied: 0, refused: 0, repeated: 0 };
  new Counter({
    name: name('commands_total'),
    help: 'Commands answered',
    labelNames: ['how'],
    registers,
    collect() {
      this.reset();
      for (const [how, count] of Object.entries(answers)) this.inc({ how }, count);
    },
  });
  const latency = histogram(
    name('command_seconds'),
    'From the arrival of a command to its answer, which is after the disk',
    [0.001, 0.002, 0.003, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
  );
  const joins = new Counter({ name: name('joins_total'), help: 'Lines opened', labelNames: ['how'], registers });
  const floods = new Counter({ name: name('floods_total'), help: 'Lines closed for flooding', registers });
  const failures = new Counter({
    name: name('failures_total'),
    help: 'Tables closed for a failure, not opened or set aside',
    registers,
  });
  const faults = new Counter({
    name: name('faults_total'),
    help: 'Commands at which the rules failed, and failures of bots; the tables went on',
    registers,
  });
  const rollbacks = new Counter({
    name: name('rollbacks_total'),
    help: 'Tables at which somebody had seen more than the journal has',
    registers,
  });
  const uncaught = new Counter({ name: name('uncaught_total'), help: 'Errors that nobody caught', registers });
  const commits = histogram(
    name('journal_commit_seconds'),
    'One group commit of the journal',
    [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
  );
  const batch = histogram(name('journal_batch'), 'Additions in one commit', [1, 2, 5, 10, 25, 50, 100, 250, 1000]);

  /** That nothing can be written is no number but a state, which `/readyz` tells. */
  const table: Omit<TableMetrics, 'unwritten'> = {
    answered: (how, millis) => {
      answers[how] += 1;
      if (how === 'applied') latency.observe(millis / 1000);
    },
    joined: how => joins.inc({ how }),
    flooded: () => floods.inc(),
    failed: (table, problem) => {
      failures.inc();
      log.failed(table, problem);
    },
    quarantine: () => failures.inc(),
    beyond: (table, seen) => {
      rollbacks.inc();
      log.beyond(table, seen);
    },
    faulted: (table, problem) => {
      faults.inc();
      log.faulted(table, problem);
    },
  };
  return {
    table,
    uncaught: (): void => uncaught.inc(),
    committed: (additions: number, millis: number): void => {
      commits.observe(millis / 1000);
      batch.observe(additions);
    },
    follow: ({ tables, members, journalDepth }: Levels): void => {
      const level = (rest: string, help: string, read: () => number) =>
        new Gauge({
          name: name(rest),
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      level('tables', 'Tables awake in this process', tables);
      level('connections', 'People connected to them', members);
      level('journal_waiting', 'Additions waiting for the disk', journalDepth);
    },
    text: async (): Promise<string> =>
      [await registry.metrics(), ...[latency, commits, batch].map(one => one.text())].join('\n'),
    contentType: registry.contentType,
  };
};
