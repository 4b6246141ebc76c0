import { drive, type Figures, type Load } from './drive.ts';
import { head, print, row } from './print.ts';

/** Tables whose cost is compared, all with the same number of commands a second in all. */
const SIZES = [10, 100, 1000];
const COMMANDS = 600;

/** The latency that counts as held, and how many tables are tried first. */
const HELD = 50;
const FIRST = 50;

/** Looking for the limit ends after this, whatever has been found: the last answer is a lower bound then. */
const PATIENCE = 150_000;

/** How cost grows with tables, and how many of them this server holds on this machine. */
export const grow = async (load: Load): Promise<void> => {
  const { players, rate, seconds } = load;
  print(`the same ${COMMANDS} commands/s shared out over more and more tables of ${players}`);
  print(`        ${head}`);
  const costs: Figures[] = [];
  for (const tables of SIZES) {
    const figures = await alone({ ...load, tables, rate: COMMANDS / (tables * players) });
    print(`${String(tables).padStart(7)} ${row(figures)}`);
    costs.push(figures);
  }
  const [few, many] = [costs[0], costs.at(-1)];
  if (few && many)
    print(
      `a command among ${SIZES.at(-1)} tables costs ${(many.cpuPerCommand / few.cpuPerCommand).toFixed(1)} times one among ${SIZES[0]}`,
    );

  print(`\ntables of ${players} at ${rate} commands/s and player, until p99 is over ${HELD} ms (${seconds} s each)`);
  print(`        ${head}`);
  const end = performance.now() + PATIENCE;
  let [held, tooMany] = [0, Number.POSITIVE_INFINITY];
  for (let tables = FIRST; performance.now() < end && tables > held; ) {
    const figures = await alone({ ...load, tables });
    print(`${String(tables).padStart(7)} ${row(figures)}`);
    if (figures.p99 <= HELD && figures.unanswered === 0) held = tables;
    else tooMany = tables;
    tables = next(held, tooMany);
  }
  print(
    `most tables held at p99 <= ${HELD} ms: ${held}${tooMany === Number.POSITIVE_INFINITY ? ' or more' : `, but not ${tooMany}`}`,
  );
};

const alone = async (load: Load): Promise<Figures> => {
  const [figures] = await drive(['ours'], { ...load, seatedAtOnce: 25 });
  if (!figures) throw new Error('nobody rolled');
  return figures;
};

/** Twice as many until it is too much, then the middle, in steps of ten. */
const next = (held: number, tooMany: number): number => {
  if (tooMany === Number.POSITIVE_INFINITY) return 2 * held;
  const middle = 10 * Math.round((held + tooMany) / 20);
  return middle < tooMany ? middle : held;
};
