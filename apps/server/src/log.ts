import { destination, type Logger, pino } from 'pino';

/** Anything that could be a seat secret, a seed or a hash of one. */
const SECRET = /\b[0-9a-f]{32}(?:[0-9a-f]{32})?\b/g;
export const scrubbed = (text: string): string => text.replace(SECRET, '…');

/** One line of JSON an event, on the standard error; whatever is written, no secret is in it. */
export const openLog = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      hooks: { streamWrite: scrubbed },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination({ fd: 2, sync: true }),
  );

/** What libraries print: their words are for their developers, so they are kept for whoever asks for details. */
export const libraryLog = (log: Logger) => {
  const write = (...words: readonly unknown[]): void => log.debug({ from: 'colyseus' }, String(words[0]).slice(0, 300));
  return { debug: write, info: write, warn: write, error: write, trace: write };
};
