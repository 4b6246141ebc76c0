import { parseArgs } from 'node:util';
import { CONTESTANTS } from './contestants.ts';
import { drive, type Load } from './drive.ts';
import { grow } from './grow.ts';
import { head, print, reported, row } from './print.ts';

const HELP = `npm run load -- [options]     loopback only; stops by itself

  --tables N     (50)     --players N  (6)     --rate N  commands a second and player (4)     --seconds N  (20)
  --only NAMES   of ${Object.keys(CONTESTANTS).join(', ')} (all)
  --grow         instead: this server alone; what a command costs with 10 to 1000 tables, and how many it holds at
                 p99 <= 50 ms. Four minutes at most; --seconds is for each step (5)
  --json         the figures once more, as the last line, for \`npm run bench\`
`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    players: { type: 'string', default: '6' },
    rate: { type: 'string', default: '4' },
    seconds: { type: 'string' },
    only: { type: 'string', default: Object.keys(CONTESTANTS).join(',') },
    grow: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const load: Load = {
  tables: Number(values.tables),
  players: Number(values.players),
  rate: Number(values.rate),
  seconds: Number(values.seconds ?? (values.grow ? 5 : 20)),
};

/** Whether this server answered every command; what others lose is their affair. */
const compare = async (): Promise<boolean> => {
  const { tables, players, rate, seconds } = load;
  print(
    `${tables} tables, ${players} players, ${rate} commands/s each, ${seconds} s: ${tables * players * rate} commands/s`,
  );
  const names = values.only.split(',');
  const all = await drive(names, load);
  print(head);
  for (const figures of all) print(row(figures));
  const [ours, temple, raw, colyseus, boardgame] = ['ours', 'temple', 'raw', 'colyseus', 'boardgame'].map(
    name => all[names.indexOf(name)],
  );
  if (temple && raw)
    print(
      `the real game, whose rules the others do not know: ${(temple.cpuPerCommand / raw.cpuPerCommand).toFixed(2)}`,
    );
  if (ours && raw)
    print(`CPU a command against raw ws: ${(ours.cpuPerCommand / raw.cpuPerCommand).toFixed(2)} (at most 2)`);
  if (ours && colyseus)
    print(`p50 against Colyseus with patches: ${(colyseus.p50 / ours.p50).toFixed(1)} times better (at least 5)`);
  if (ours && boardgame)
    print(
      `bytes against boardgame.io: ${(ours.bytesPerDelivery / boardgame.bytesPerDelivery).toFixed(2)} (at most 0.5)`,
    );
  const unanswered = (ours?.unanswered ?? 0) + (temple?.unanswered ?? 0);
  print(`commands of this server's players without an answer: ${unanswered} (0)`);
  if (values.json) print(JSON.stringify({ rates: [], figures: reported(all) }));
  return unanswered === 0;
};

if (values.help) process.stdout.write(HELP);
else {
  const isWell = values.grow ? await grow(load).then(() => true) : await compare();
  process.exit(isWell ? 0 : 1);
}
