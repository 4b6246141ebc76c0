import type { AnyGame } from '@templefall/kernel';
import { canonicalJson, seededChance } from '@templefall/kit';
import type { Recording } from './recording.ts';

/**
 * The same game with everything that was hidden at its table, from the seed told after the end. Undefined where the seed is not
 * known, and where the game did not begin with its setup but went on from a position.
 */
export const wholeOf = (recording: Recording, game: AnyGame): Recording | undefined => {
  if (recording.isWhole) return recording;
  const { seed, options, opening: shown } = recording;
  if (!seed) return undefined;
  const opening: unknown = game.setup(options, seededChance(seed));
  if (!isSame(game.view(opening), shown)) return undefined;
  let state = opening;
  const steps = recording.steps.map(({ at, event }) => {
    const known = game.reveal?.(event, state) ?? event;
    state = game.evolve(state, known);
    return { at, event: known };
  });
  return { ...recording, opening, steps, isWhole: true };
};

/** Both are plain JSON; one of them has been through a file. */
export const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);
