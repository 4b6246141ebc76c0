import type { Millis } from '@templefall/kit';

/** The screen shows the same rooms, so they are being painted already; a device that does not get it done shares what there is. */
const PATIENCE: Millis = 10_000;

/** When the work is done, or has taken too long. */
export const withTimeLimit = (work: Promise<void>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>(done => {
    timer = setTimeout(done, PATIENCE);
  });
  return Promise.race([work, enough]).finally(() => clearTimeout(timer));
};
