import { parseArgs } from 'node:util';
import { chaosAbuse } from './abuse.ts';
import { chaosDrains } from './drains.ts';
import { chaosKills, type KillReport, type Phases } from './kills.ts';
import { chaosNetwork } from './network.ts';

const HELP = `npm run chaos -- [options]

  --kills N      kill -9 under load so often, shared out over the four set-ups (40)
  --storage S    sqlite, postgres or both (both)
  --processes P  1, 2 or both (both)
  --tables T     tables in each set-up (6)
  --players N    players at each (3)
  --network      instead: a network that delays, cuts and half-opens lines
  --rolling      instead: two processes restarted by turns, as often as --kills says
  --abuse        instead: what one client can do to all others, at 25 tables of six
  --seconds N    how long, for --network, and for each attack of --abuse (30)
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
    rolling: { type: 'boolean', default: false },
    abuse: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'chaos' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const percentile = (numbers: readonly number[], part: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
};

const print = (text: string): void => void process.stdout.write(text);

/** What is promised, in words, and whether it was so. */
const promises = (report: KillReport): readonly (readonly [promise: string, isKept: boolean])[] => {
  const { lost, doubled, contradicted, diverged, unanswered, tablesLost, phases } = report;
  const slow = percentile(phases.back, 0.95);
  return [
    [`nothing that was shown is lost (${lost})`, lost === 0],
    [`nothing is done twice (${doubled})`, doubled === 0],
    [`nobody was told two things about one event (${contradicted})`, contradicted === 0],
    [`no table is lost (${tablesLost})`, tablesLost === 0],
    [`every client agrees with the journal (${diverged} do not)`, diverged === 0],
    [`every command is answered (${unanswered} were not)`, unanswered === 0],
    [`19 of 20 play again within 2 s of the restart (${slow} ms)`, slow <= 2000],
  ];
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
    const { commands, events, phases } = report;
    const spans = (name: keyof Phases): string =>
      [0.5, 0.95, 1].map(part => percentile(phases[name], part)).join(' / ');
    print(`\n${setup.storage}, ${setup.processes} process${setup.processes > 1 ? 'es' : ''}: `);
    print(`${count} kills, ${commands} commands, ${events} events written\n`);
    print('  milliseconds, p50 / p95 / slowest:\n');
    print(`    a new process listens            ${spans('boot')}\n`);
    print(`    then the players are connected   ${spans('reconnect')}\n`);
    print(`    then they have played            ${spans('play')}\n`);
    print(`    all together                     ${spans('back')}\n`);
    for (const [promise, isKept] of promises(report)) {
      print(`  ${isKept ? 'kept  ' : 'BROKEN'} ${promise}\n`);
      isWell &&= isKept;
    }
  }
  return isWell;
};

const rolling = async (): Promise<boolean> => {
  const { seed } = values;
  const [tables, players, restarts] = [values.tables, values.players, values.kills].map(Number) as [
    number,
    number,
    number,
  ];
  const { moved, commands, ...faults } = await chaosDrains({ restarts, tables, players, seed });
  const spans = [0.5, 0.95, 1].map(part => percentile(moved, part));
  print(`${restarts} restarts, ${commands} commands, ${moved.length} players moved\n`);
  print(`  from the word to stop until they were back, p50 / p95 / slowest: ${spans.join(' / ')} ms\n`);
  for (const [fault, count] of Object.entries(faults))
    print(`  ${count === 0 ? 'none  ' : 'BROKEN'} ${fault} ${count}\n`);
  return Object.values(faults).every(count => count === 0) && percentile(moved, 0.95) <= 1000;
};

const abuse = async (): Promise<boolean> => {
  const reports = await chaosAbuse({ seconds: Number(values.seconds), tables: 25, players: 6, rate: 4, print });
  return reports.every(({ thrownOut, unanswered }) => thrownOut === 0 && unanswered === 0);
};

const chosen = async (): Promise<boolean> => {
  if (values.network) return chaosNetwork({ seconds: Number(values.seconds), seed: values.seed, print });
  if (values.rolling) return rolling();
  return values.abuse ? abuse() : kills();
};

if (values.help) print(HELP);
else {
  const isWell = await chosen();
  print(isWell ? 'all well\n' : 'NOT WELL\n');
  process.exit(isWell ? 0 : 1);
}
