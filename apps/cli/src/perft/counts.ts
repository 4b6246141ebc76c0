import { printProblem } from '@templefall/kernel';
import { type CountedStep, divided, type PerftRow, perft } from '@templefall/testkit';
import { gameNamed } from '../games/index.ts';
import { Trouble } from '../trouble.ts';

/** What can be counted from a named position. */
export interface Counts {
  /** The lines of play of each length, one after the other. */
  readonly counts: (depth: number) => Iterable<number>;
  readonly divided: (depth: number) => readonly CountedStep[];
}

export const countsFrom = async ({
  id,
  game,
  at,
  pos,
}: Pick<PerftRow, 'id' | 'game' | 'at' | 'pos'>): Promise<Counts> => {
  const { scenarios, count } = await gameNamed(game);
  if (!count) throw new Trouble(`${game} has no positions to count from`);
  const read = scenarios.position({ options: {}, at })(pos, []);
  if (!read.ok) throw new Trouble(`${id}: ${read.error.map(printProblem).join('; ')}`);
  const place = { state: read.value, at };
  return {
    counts: function* (depth) {
      for (let length = 1; length <= depth; length++) yield perft(count, place, length);
    },
    divided: depth => divided(count, place, depth),
  };
};
