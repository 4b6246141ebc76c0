import type { Entry } from './entry.ts';

/** How many of a seat's commands are remembered: far more than a client can have on the way. */
const REMEMBERED = 512;

/** Which commands of each seat have been applied, and as which event: a command that comes again is never doubled. */
export interface Applied {
  readonly note: (seat: number, n: number, seq: number) => void;
  readonly seqOf: (seat: number, n: number) => number | undefined;
  /** So old that nobody remembers whether it was done. */
  readonly isForgotten: (seat: number, n: number) => boolean;
  readonly last: (seat: number) => number;
}

export const appliedIn = (entries: readonly Entry[], firstSeq: number): Applied => {
  const bySeat = new Map<number, Map<number, number>>();
  const lasts = new Map<number, number>();
  const forgotten = new Map<number, number>();

  const note = (seat: number, n: number, seq: number): void => {
    const known = bySeat.get(seat) ?? new Map<number, number>();
    bySeat.set(seat, known.set(n, seq));
    lasts.set(seat, Math.max(n, lasts.get(seat) ?? 0));
    if (known.size <= REMEMBERED) return;
    const [oldest] = known.keys();
    if (oldest === undefined) return;
    known.delete(oldest);
    forgotten.set(seat, Math.max(oldest, forgotten.get(seat) ?? 0));
  };
  for (const [index, { event }] of entries.entries())
    if (event.type === 'played' && event.by) note(event.by[0], event.by[1], firstSeq + index);

  return {
    note,
    seqOf: (seat, n) => bySeat.get(seat)?.get(n),
    isForgotten: (seat, n) => n <= (forgotten.get(seat) ?? 0),
    last: seat => lasts.get(seat) ?? 0,
  };
};
