import type { Roller } from './contestant.ts';

export interface Rolling {
  readonly sent: number;
  /** Milliseconds from the roll to the die, of those that were applied. */
  readonly times: readonly number[];
  readonly refused: number;
}

/** How long the last answers may take, in milliseconds. */
const PATIENCE = 2000;

/** Everybody rolls at their own steady pace, evenly spread; a slow answer holds nobody up. */
export const rollAll = async (
  seats: readonly Roller[],
  { rate, millis, patience = PATIENCE }: { readonly rate: number; readonly millis: number; readonly patience?: number },
): Promise<Rolling> => {
  const times: number[] = [];
  const pause = 1000 / rate;
  const end = performance.now() + millis;
  let [sent, refused] = [0, 0];
  await Promise.all(
    seats.map(async (seat, index) => {
      const first = performance.now() + (pause * index) / seats.length;
      for (let due = first; due < end; due += pause) {
        await sleep(due - performance.now());
        const at = performance.now();
        sent += 1;
        void seat.roll().then(
          answer => {
            if (answer === 'applied') times.push(performance.now() - at);
            else refused += 1;
          },
          () => undefined,
        );
      }
    }),
  );
  const last = performance.now() + patience;
  while (times.length + refused < sent && performance.now() < last) await sleep(20);
  // A copy: who is answered later still has not been answered in time.
  return { sent, times: [...times], refused };
};

const sleep = (millis: number): Promise<void> => new Promise(done => setTimeout(done, Math.max(0, millis)));
