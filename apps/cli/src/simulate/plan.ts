import type { BotLevel } from '@templefall/bots';
import type { Played, Sitting } from '@templefall/simulator';

/** Which games are played, and by whom. */
export interface Plan {
  readonly game: string;
  readonly options: unknown;
  readonly levels: readonly BotLevel[];
  /** So many seats, the first ones, stand for people. */
  readonly people?: number;
  readonly seed: string;
}

const seedOfGame = ({ seed }: Plan, index: number): string => `${seed}/${index}`;

/** One of its games. */
export const sittingOf = (plan: Plan, index: number): Sitting => {
  const { options, levels, people = 0 } = plan;
  return { options, levels, people, seed: seedOfGame(plan, index) };
};

export interface Crash {
  readonly index: number;
  readonly told: string;
}
/** What came of a batch: games that ended, and games that did not. */
export interface BatchPlayed {
  readonly played: readonly Played[];
  readonly crashes: readonly Crash[];
}
