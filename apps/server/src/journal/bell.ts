/** How often it was rung, and whether the thread that listens sleeps until it is rung again. */
const [RUNG, IS_ASLEEP] = [0, 1];

/** A bell between two threads: one sleeps until the other rings. */
export type Bell = Int32Array<SharedArrayBuffer>;

export const newBell = (): Bell => new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

export const ringBell = (bell: Bell): void => {
  Atomics.add(bell, RUNG, 1);
  Atomics.notify(bell, RUNG);
};

/** Rings only for one who would not look by itself. */
export const maybeRingBell = (bell: Bell): void => {
  if (Atomics.load(bell, IS_ASLEEP) === 1) ringBell(bell);
};

/** For the listener: a count to be asked for before looking for work, so that no ring in between is missed. */
export const ringsOf = (bell: Bell): number => Atomics.load(bell, RUNG);

/** Until it is rung, or so many milliseconds; then the listener looks by itself. */
export const doze = (bell: Bell, heard: number, millis: number): void => void Atomics.wait(bell, RUNG, heard, millis);

/** Until it is rung, unless there is work after all: what came before this has rung nobody. */
export const sleepUnless = (bell: Bell, heard: number, hasWork: () => boolean): void => {
  Atomics.store(bell, IS_ASLEEP, 1);
  if (!hasWork()) Atomics.wait(bell, RUNG, heard);
  Atomics.store(bell, IS_ASLEEP, 0);
};
