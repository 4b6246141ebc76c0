import type { Seat } from '@templefall/kernel';
import { type Millis, type Seed, seededChance } from '@templefall/kit';
import { type Options, type State, temple } from '@templefall/temple';
import type { Sitter } from '../table.ts';

/** A game of this browser with all its hidden piles: what its table holds, and what is kept of it. */
export interface LocalGame {
  readonly opening: State;
  readonly seed: Seed;
  readonly sitters: readonly Sitter[];
  readonly me: Seat;
  /** Of the rules it was begun with. */
  readonly version: number;
  /** Where the clock stands when a kept game is taken up again. */
  readonly at?: Millis;
}

/** A game that is still to be set up; without a seed its luck is the machine's own. */
export interface NewGame {
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  readonly me: Seat;
  readonly seed?: Seed;
}

export const setUp = ({ options, sitters, me, seed = freshSeed() }: NewGame): LocalGame => ({
  opening: temple.setup(options, seededChance(seed)),
  seed,
  sitters,
  me,
  version: temple.version,
});

/** 128 bits of the machine's own chance. */
export const freshSeed = (): Seed =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('') as Seed;
