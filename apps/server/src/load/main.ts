import { parseArgs } from 'node:util';
import { CONTESTANTS } from './contestants.ts';
import { drive, type Figures, type Load } from './drive.ts';

const HELP = `npm run load -- [options]     loopback only; stops by itself

  --tables N     (50)     --players N  (6)     --rate N  commands a second and player (4)     --seconds N  (20)
  --only NAMES   of ${Object.keys(CONTESTANTS).join(', ')} (all)
  --grow         instead: this server alone with 10, 50, 100, 250, 500 and 1000 tables, and the most held at p99 <= 50 ms
`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    players: { type: 'string', default: '6' },
    rate: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: Object.keys(CONTESTANTS).join(',') },
    grow: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const load: Load = {
  tables: Number(values.tables),
  players: Number(values.players),
  rate: Number(values.rate),
  seconds: Number(values.seconds),
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const head =
  'server                        answered       p50 ms   p99 ms   worst ms  CPU %   CPU µs/command  bytes/delivery   RSS MB';
const row = (figures: Figures): string =>
  [
    figures.contestant.padEnd(28),
    `${figures.answered}/${figures.sent}`.padStart(14),
    figures.p50.toFixed(2).padStart(9),
    figures.p99.toFixed(2).padStart(9),
    figures.worst.toFixed(1).padStart(9),
    figures.cpuPercent.toFixed(0).padStart(7),
    (figures.cpuPerCommand * 1000).toFixed(0).padStart(14),
    figures.bytesPerDelivery.toFixed(0).padStart(14),
    (figures.rss / 1e6).toFixed(0).padStart(10),
  ].join(' ');

const compare = async (): Promise<void> => {
  const { tables, players, rate, seconds } = load;
  print(
    `${tables} tables, ${players} players, ${rate} commands/s each, ${seconds} s: ${tables * players * rate} commands/s`,
  );
  print(head);
  const all = new Map<string, Figures>();
  for (const name of values.only.split(',')) {
    const figures = await drive(name, load);
    all.set(name, figures);
    print(row(figures));
  }
  const [ours, raw, colyseus, boardgame] = ['ours', 'raw', 'colyseus', 'boardgame'].map(name => all.get(name));
  if (ours && raw)
    print(`CPU a command against raw ws: ${(ours.cpuPerCommand / raw.cpuPerCommand).toFixed(2)} (at most 2)`);
  if (ours && colyseus)
    print(`p50 against Colyseus with patches: ${(colyseus.p50 / ours.p50).toFixed(1)} times better (at least 5)`);
  if (ours && boardgame)
    print(
      `bytes against boardgame.io: ${(ours.bytesPerDelivery / boardgame.bytesPerDelivery).toFixed(2)} (at most 0.5)`,
    );
};

/** How cost grows with tables, and where it ends. */
const grow = async (): Promise<void> => {
  print(head);
  let most = 0;
  for (const tables of [10, 50, 100, 250, 500, 1000]) {
    const figures = await drive('ours', { ...load, tables });
    print(`${String(tables).padStart(5)} tables  ${row(figures)}`);
    if (figures.p99 > 50 || figures.answered < figures.sent) break;
    most = tables;
  }
  print(`most tables held at p99 <= 50 ms: ${most} (steps of the list)`);
};

if (values.help) process.stdout.write(HELP);
else {
  await (values.grow ? grow() : compare());
  process.exit(0);
}
