import type { Step } from './routes.ts';

/** What a bot remembers: the way it has made up its mind about, and in which turn. Never needed to play on. */
export interface Memory {
  readonly turn?: string;
  readonly steps?: readonly Step[];
}
