import type { Tally } from '@templefall/testkit';

/** Which games are played; with an index it names one of them. */
export interface Plan {
  readonly game: string;
  readonly modules: string;
  readonly seed: string;
  /** From some moment of each game on bots take seats over and hand them back. */
  readonly takeover?: true;
}

export const seedOfGame = ({ seed }: Plan, index: number): string => `${seed}/${index}`;

/** Games so far apart are played under every law, which is slow. */
export const STRICT_EVERY = 50;

/** What came of a batch. */
export interface BatchDone {
  readonly count: number;
  readonly steps: number;
  readonly tally: Tally;
  readonly failure?: Failure;
}
export interface Failure {
  readonly index: number;
  readonly told: string;
}
