import type { TableId } from '@templefall/protocol';
import { ring } from './ring.ts';
import { type Append, Fenced, type Row } from './storage.ts';

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
  let behind: string[] = [];

  const textOf = (append: Append): string => {
    const text = printed(append);
    if (Buffer.byteLength(text) <= road.most) return text;
    const { table, epoch, clock, at } = append;
    return printed({ table, epoch, rows: [], clock, at, refused: `an addition of ${text.length} letters` });
  };

  const send = (text: string): void => {
    if (behind.length > 0 || !road.put(text)) behind.push(text);
  };

  const catchUp = (): void => {
    const stuck = behind.findIndex(text => !road.put(text));
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
        send(textOf(append));
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
 * An addition as text: one line of what every addition has and of each row's number, sum and length, one of what few have,
 * then the bodies of the rows as they are. They are JSON themselves, and JSON within JSON would double every sign of it
 * twice over; and reading JSON takes longer than all else here.
 */
const printed = ({ table, epoch, clock, at, rows, ...others }: Sent): string => {
  let line = `${table} ${epoch} ${clock} ${at}`;
  let bodies = '';
  for (const { seq, sum, body } of rows) {
    line += ` ${seq} ${sum} ${body.length}`;
    bodies += body;
  }
  const rest = Object.keys(others).length > 0 ? JSON.stringify(others) : '';
  return `${line}\n${rest}\n${bodies}`;
};

/** Only for what `printed` has printed. */
export const parseSent = (text: string): Sent => {
  const end = text.indexOf('\n');
  const start = text.indexOf('\n', end + 1) + 1;
  const [table = '', ...numbers] = text.slice(0, end).split(' ');
  const [epoch = 0, clock = 0, at = 0, ...told] = numbers.map(Number);
  const rows: Row[] = [];
  let from = start;
  for (let i = 0; i < told.length; i += 3) {
    const [seq = 0, sum = 0, length = 0] = told.slice(i, i + 3);
    rows.push({ seq, sum, body: text.slice(from, from + length) });
    from += length;
  }
  const others = start - end > 2 ? (JSON.parse(text.slice(end + 1, start)) as Partial<Sent>) : {};
  return { ...others, table: table as TableId, epoch, clock, at, rows };
};
