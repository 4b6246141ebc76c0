import type { TableId } from '@templefall/protocol';
import { type Append, Fenced, type Row } from '@templefall/table/journal';
import { type Letter, ring } from './ring.ts';

/** What became of the next so many additions; those that failed by their place among them. */
export interface Committed {
  readonly committed: number;
  readonly millis: number;
  readonly failures: readonly Failure[];
}
/** Without a problem: the table has another owner. */
export interface Failure {
  readonly index: number;
  readonly problem?: string;
}

/** What goes over the road. A refused addition goes too, as its name alone: whoever commits must know of the gap. */
export interface Sent extends Append {
  readonly refused?: string;
}

interface Waiting {
  readonly table: TableId;
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/** A disk that has not moved on after so many looks, one a second, counts as failed: it may hang without ever saying so. */
const MOST_LOOKS = 5;

/** Additions on their way to the thread that writes them, and whoever waits for each. */
export const additions = (memory: SharedArrayBuffer) => {
  const road = ring(memory);
  let waiting: Waiting[] = [];
  /** For what there is no room on the road: the disk has stood still for seconds. */
  let behind: Letter[] = [];

  const letterOf = (append: Append): Letter => {
    const letter = printed(append);
    if (road.hasRoomFor(letter)) return letter;
    const { table, epoch, clock, at } = append;
    const refused = `an addition of ${letter.text.length} signs`;
    return printed({ table, epoch, rows: [], clock, at, refused });
  };

  const send = (letter: Letter): void => {
    if (behind.length > 0 || !road.put(letter)) behind.push(letter);
  };

  const catchUp = (): void => {
    const stuck = behind.findIndex(letter => !road.put(letter));
    behind = stuck === -1 ? [] : behind.slice(stuck);
  };

  let eldest: Waiting | undefined;
  let looks = 0;
  /** Looks are counted, not time: a process that was stopped for a while has not heard yet what the disk did meanwhile. */
  const look = (): void => {
    const [first] = waiting;
    looks = first && first === eldest ? looks + 1 : 0;
    eldest = first;
    if (looks < MOST_LOOKS) return;
    // They stay in the line: the disk may yet say what became of them, though nobody listens any more.
    for (const { failed } of waiting) failed(new Error(`the disk has not answered for ${looks} s`));
  };

  return {
    append: (append: Append): Promise<void> =>
      new Promise((done, failed) => {
        send(letterOf(append));
        waiting.push({ table: append.table, done, failed });
      }),
    committed: ({ committed, failures }: Committed): void => {
      const over = waiting.slice(0, committed);
      waiting = waiting.slice(committed);
      for (const { index, problem } of failures) {
        const lost = over[index];
        lost?.failed(problem === undefined ? new Fenced(lost.table) : new Error(problem));
      }
      // Those that failed do not hear it.
      for (const { done } of over) done();
      if (behind.length > 0) catchUp();
    },
    failAll: (problem: Error): void => {
      for (const { failed } of waiting) failed(problem);
      waiting = [];
    },
    /** To be called every second. */
    look,
    /** How many have not been answered. */
    depth: (): number => waiting.length,
  };
};

/**
 * An addition on the road. The numbers: what every addition has, then each row's number, sum and length. The text: the
 * table, a line of what few additions have, and the bodies of the rows as they are. They are JSON themselves, and JSON
 * within JSON would double every sign of it twice over; and reading JSON takes longer than all else here.
 */
const printed = ({ table, epoch, clock, at, rows, base, listing, finished, talk, snapshot, refused }: Sent): Letter => {
  const numbers = [epoch, clock, at];
  let bodies = '';
  for (const { seq, sum, body } of rows) {
    numbers.push(seq, sum, body.length);
    bodies += body;
  }
  const isPlain =
    base === undefined &&
    listing === undefined &&
    finished === undefined &&
    talk === undefined &&
    snapshot === undefined &&
    refused === undefined;
  const rest = isPlain ? '' : JSON.stringify({ base, listing, finished, talk, snapshot, refused });
  return { numbers, text: `${table}\n${rest}\n${bodies}` };
};

/** Only for what `printed` has printed. */
export const parseSent = ({ numbers, text }: Letter): Sent => {
  const end = text.indexOf('\n');
  const start = text.indexOf('\n', end + 1) + 1;
  const table = text.slice(0, end) as TableId;
  const [epoch = 0, clock = 0, at = 0] = numbers;
  const rows: Row[] = [];
  let from = start;
  for (let i = 3; i < numbers.length; i += 3) {
    const until = from + (numbers[i + 2] ?? 0);
    rows.push({ seq: numbers[i] ?? 0, sum: numbers[i + 1] ?? 0, body: text.slice(from, until) });
    from = until;
  }
  if (from !== text.length) throw new Error(`an addition to table ${table} has ${text.length} signs, not ${from}`);
  const sent: Sent = { table, epoch, clock, at, rows };
  return start - end > 2 ? { ...(JSON.parse(text.slice(end + 1, start)) as Partial<Sent>), ...sent } : sent;
};
