import { seat } from '@templefall/kernel';
import { type Seed, seededChance } from '@templefall/kit';
import { DEFAULT_OPTIONS, type Options, temple } from '@templefall/temple';
import { table } from './current.ts';
import { pageClock } from './gameTime.ts';
import type { Guest } from './gathering.ts';
import { localTable } from './localTable.ts';
import type { Sitter } from './table.ts';

/** 128 bits of the machine's own chance. */
export const freshSeed = (): Seed =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16).padStart(8, '0')).join('') as Seed;

/** Opens a table in this browser and sits down at it. A link may fix the luck, for lessons and for tests. */
export const playHere = (
  wishes: Partial<Options>,
  guests: readonly Pick<Guest, 'name' | 'pawn' | 'bot'>[],
  seed: Seed = freshSeed(),
): void => {
  const options: Options = { ...DEFAULT_OPTIONS, ...wishes, players: guests.length };
  const sitters = guests.map(
    ({ name, pawn, bot }, i): Sitter => ({ seat: seat(i), name, pawn, kind: bot ? 'bot' : 'human' }),
  );
  table.value?.leave();
  table.value = localTable(
    { opening: temple.setup(options, seededChance(seed)), seed, sitters, me: seat(0) },
    pageClock,
  );
};

export const alone = (name: string): readonly Pick<Guest, 'name' | 'pawn'>[] => [{ name, pawn: 1 }];
