import type { TableId } from '@templefall/protocol';
import { ring } from './ring.ts';
import { type Append, Fenced } from './storage.ts';

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
    /** How many have not been answered. */
    depth: (): number => waiting.length,
  };
};

/**
 * An addition as text: what it is, with the length of each row's body, then the bodies as they are. They are JSON
 * themselves, and JSON within JSON would double every sign of it twice over.
 */
const printed = (append: Sent): string => {
  const rows = append.rows.map(({ seq, sum, body }) => [seq, sum, body.length]);
  return `${JSON.stringify({ ...append, rows })}\n${append.rows.map(({ body }) => body).join('')}`;
};

/** Only for what `printed` has printed. */
export const parseSent = (text: string): Sent => {
  let at = text.indexOf('\n') + 1;
  const { rows, ...append } = JSON.parse(text.slice(0, at)) as Omit<Sent, 'rows'> & {
    readonly rows: readonly (readonly [seq: number, sum: number, length: number])[];
  };
  return {
    ...append,
    rows: rows.map(([seq, sum, length]) => {
      const body = text.slice(at, at + length);
      at += length;
      return { seq, sum, body };
    }),
  };
};
