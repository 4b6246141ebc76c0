import { seat } from '@templefall/kernel';
import { type Seed, seededChance } from '@templefall/kit';
import { DEFAULT_OPTIONS, type Options, temple } from '@templefall/temple';
import { table } from './current.ts';
import { pageClock } from './gameTime.ts';
import { localTable } from './localTable.ts';
import type { Sitter } from './table.ts';

/** 128 bits of the machine's own chance. */
export const freshSeed = (): Seed =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('') as Seed;

/** Opens a table in this browser and sits down at it. */
export const playHere = (wishes: Partial<Options>, sitters: readonly Sitter[], seed: Seed = freshSeed()): void => {
  const options: Options = { ...DEFAULT_OPTIONS, ...wishes, players: sitters.length };
  table.value?.leave();
  table.value = localTable(
    { opening: temple.setup(options, seededChance(seed)), seed, sitters, me: seat(0) },
    pageClock,
  );
};

export const alone = (name: string): readonly Sitter[] => [{ seat: seat(0), name, kind: 'human', pawn: 1 }];
