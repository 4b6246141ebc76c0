import { parseArgs } from 'node:util';
import { chaosKills, type KillReport } from './kills.ts';
import { chaosNetwork } from './network.ts';

const HELP = `npm run chaos -- [options]

  --kills N      kill -9 under load so often, shared out over the four set-ups (40)
  --storage S    sqlite, postgres or both (both)
  --processes P  1, 2 or both (both)
  --tables T     tables in each set-up (6)
  --players N    players at each (3)
  --network      instead: a network that delays, cuts and half-opens lines
  --seconds N    how long, for --network (30)
  --seed TEXT    what happens when (chaos)
`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '40' },
    storage: { type: 'string', default: 'both' },
    processes: { type: 'string', default: 'both' },
    tables: { type: 'string', default: '6' },
    players: { type: 'string', default: '3' },
    network: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'chaos' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const percentile = (numbers: readonly number[], part: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
};

const kills = async (): Promise<boolean> => {
  const setups = (['sqlite', 'postgres'] as const).flatMap(storage =>
    // Several processes need a journal they can share.
    ([1, 2] as const)
      .filter(processes => storage === 'postgres' || processes === 1)
      .map(processes => ({ storage, processes })),
  );
  const chosen = setups.filter(
    ({ storage, processes }) =>
      (values.storage === 'both' || values.storage === storage) &&
      (values.processes === 'both' || values.processes === String(processes)),
  );
  let isWell = true;
  for (const setup of chosen) {
    const count = Math.ceil(Number(values.kills) / chosen.length);
    const plan = {
      ...setup,
      kills: count,
      tables: Number(values.tables),
      players: Number(values.players),
      seed: values.seed,
    };
    const report: KillReport = await chaosKills({ ...plan, progress: line => process.stderr.write(`\r${line}   `) });
    const { lost, doubled, contradicted, diverged, unanswered, tablesLost, commands, events, back, boots } = report;
    const p95 = percentile(back, 0.95);
    process.stdout.write(
      `\n${setup.storage}, ${setup.processes} process${setup.processes > 1 ? 'es' : ''}: ${count} kills, ${commands} commands, ${events} events written\n` +
        `  shown and lost ${lost}, doubled ${doubled}, contradicted ${contradicted}, clients that differ ${diverged}, unanswered ${unanswered}, tables lost ${tablesLost}\n` +
        `  playing again after p50 ${percentile(back, 0.5)} ms, p95 ${p95} ms, slowest ${percentile(back, 1)} ms (a process listens after p50 ${percentile(boots, 0.5)} ms)\n`,
    );
    isWell &&= lost + doubled + contradicted + diverged + unanswered + tablesLost === 0 && p95 <= 2000;
  }
  return isWell;
};

if (values.help) process.stdout.write(HELP);
else {
  const isWell = values.network
    ? await chaosNetwork({
        seconds: Number(values.seconds),
        seed: values.seed,
        print: text => process.stdout.write(text),
      })
    : await kills();
  process.stdout.write(isWell ? 'all well\n' : 'NOT WELL\n');
  process.exit(isWell ? 0 : 1);
}
