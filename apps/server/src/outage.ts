import type { Millis } from '@templefall/kit';
import type { Logger } from 'pino';

/** One line when something goes away and one when it is back, with how long it took and how often it was missed meanwhile. */
export const outage = (what: string, log: Pick<Logger, 'warn' | 'info'>, now: () => Millis) => {
  let since: Millis | undefined;
  let missed = 0;
  return {
    failed: (problem: unknown): void => {
      missed += 1;
      if (since !== undefined) return;
      since = now();
      log.warn({ err: problem }, `${what} does not answer`);
    },
    worked: (): void => {
      if (since === undefined) return;
      log.info({ seconds: Math.round((now() - since) / 1000), missed }, `${what} answers again`);
      since = undefined;
      missed = 0;
    },
  };
};
