import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { BotInput } from '@templefall/bots';
import { HOSTED_GAMES } from '@templefall/hosted';
import { type Seed, seededChance } from '@templefall/kit';
import type { Move } from '@templefall/table';

/** A question to a bot. Luck cannot travel: the bots here have their own. */
export interface Question {
  readonly id: number;
  readonly game: string;
  readonly input: Omit<BotInput<unknown, unknown>, 'rng'>;
}
export type Answer = { readonly id: number; readonly move: Move } | { readonly id: number; readonly problem: string };

const rng = seededChance(randomBytes(16).toString('hex') as Seed)(0, 0);

const move = async ({ game, input }: Question): Promise<Move> => {
  const bot = HOSTED_GAMES[game]?.bot;
  if (!bot) throw new Error(`no bot plays ${game}`);
  return bot({ ...input, rng });
};

parentPort?.on('message', (question: Question) => {
  const { id } = question;
  const answer = (told: Answer): void => parentPort?.postMessage(told);
  move(question).then(
    made => answer({ id, move: made }),
    problem => answer({ id, problem: problem instanceof Error ? problem.message : String(problem) }),
  );
});
