import type { Clock, Millis } from '@templefall/kit';

/** How long a yes counts. */
const KEPT: Millis = 1000;
/** No answer for so long is a no. */
const PATIENCE: Millis = 5000;
/** How long a write that failed is remembered. */
const TROUBLED: Millis = 10_000;

/**
 * Whether all that tables need answers: the journal, in a cluster Redis too. Anybody may ask, however often: they are
 * asked once at a time, and while they answer once a second at most. A no is not kept, so that it is known at once when
 * all is well again.
 *
 * A full disk is still read from, so that a table could not write is a no for a while too: tables that people play at try
 * again within that time.
 */
export const readiness = (answers: () => Promise<unknown>, { now, at }: Pick<Clock, 'now' | 'at'>) => {
  let asking: Promise<boolean> | undefined;
  let goodUntil: Millis | undefined;
  let troubledUntil: Millis | undefined;

  const ask = async (): Promise<boolean> => {
    let cancel = (): void => undefined;
    const silence = new Promise<false>(done => {
      cancel = at(now() + PATIENCE, () => done(false));
    });
    const answer = answers().then(
      () => true,
      () => false,
    );
    const isGood = await Promise.race([answer, silence]);
    cancel();
    if (isGood) goodUntil = now() + KEPT;
    asking = undefined;
    return isGood;
  };

  return {
    isReady: async (): Promise<boolean> => {
      if (troubledUntil !== undefined && now() < troubledUntil) return false;
      if (goodUntil !== undefined && now() < goodUntil) return true;
      goodUntil = undefined;
      asking ??= ask();
      return asking;
    },
    /** A table could not write. */
    unwritten: (): void => {
      troubledUntil = now() + TROUBLED;
    },
  };
};
