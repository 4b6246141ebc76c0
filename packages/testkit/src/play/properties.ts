import fc from 'fast-check';
import { type PlayedGame, playRandomly } from './randomGame.ts';
import type { AnyRandomPlay } from './spec.ts';

/** Any game of the harness, by its seed; fast-check prints the seed of a failure, which plays it again. */
export const anySeed = (): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 2 ** 31 - 1 }).map(number => `seed ${number}`);

/** So many random games under all laws, each also looked at by `holds`. */
export const forRandomGames = (
  play: AnyRandomPlay,
  { games, modules = 'none' }: { readonly games: number; readonly modules?: string },
  holds: (game: PlayedGame) => void = () => undefined,
): void =>
  fc.assert(
    fc.property(anySeed(), seed => {
      holds(playRandomly(play, { seed, modules, strict: true }));
    }),
    { numRuns: games, endOnFailure: true },
  );
