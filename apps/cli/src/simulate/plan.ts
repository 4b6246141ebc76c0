import type { BotLevel } from '@templefall/bots';
import type { Played } from '@templefall/simulator';

/** Which games are played, and by whom. */
export interface Plan {
  readonly game: string;
  readonly options: unknown;
  readonly levels: readonly BotLevel[];
  readonly seed: string;
}

export const seedOfGame = ({ seed }: Plan, index: number): string => `${seed}/${index}`;

export interface Crash {
  readonly index: number;
  readonly told: string;
}
/** What came of a batch: games that ended, and games that did not. */
export interface BatchPlayed {
  readonly played: readonly Played[];
  readonly crashes: readonly Crash[];
}
