import { Worker } from 'node:worker_threads';
import { HOSTED_GAMES } from '@templefall/hosted';
import type { BotPlayer, HostedGame, HostedGames, Move } from '@templefall/table';
import type { Answer, Question } from './worker.ts';

type Ask = (game: string, input: Parameters<BotPlayer>[0]) => Promise<Move>;

/**
 * Bots think in a thread of their own: a long thought about a whole evening of Roll & Write must not hold up anybody's
 * dice. It starts with the first question; if it dies, the questions on their way fail and the next one starts another.
 */
export const botThread = () => {
  const waiting = new Map<number, { readonly done: (move: Move) => void; readonly failed: (problem: Error) => void }>();
  let worker: Worker | undefined;
  let nextId = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    started.on('message', (answer: Answer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('move' in answer) asker?.done(answer.move);
      else asker?.failed(new Error(answer.problem));
    });
    const gone = (problem: Error): void => {
      if (worker === started) worker = undefined;
      for (const { failed } of waiting.values()) failed(problem);
      waiting.clear();
    };
    started.on('error', gone);
    started.on('exit', () => gone(new Error('the bots have gone')));
    started.unref();
    return started;
  };

  const ask: Ask = (game, { rng: _, ...input }) =>
    new Promise((done, failed) => {
      worker ??= start();
      const id = nextId++;
      waiting.set(id, { done, failed });
      worker.postMessage({ id, game, input } satisfies Question);
    });

  return {
    ask,
    close: async (): Promise<void> => {
      await worker?.terminate();
    },
  };
};

/** The same games, with the bots that the thread knows thinking there. */
export const thinkingElsewhere = (games: HostedGames, ask: Ask): HostedGames =>
  Object.fromEntries(
    Object.entries(games).map(([id, hosted]): [string, HostedGame | undefined] => {
      const isKnown = hosted?.bot && hosted.bot === HOSTED_GAMES[id]?.bot;
      return [id, isKnown ? { ...hosted, bot: input => ask(id, input) } : hosted];
    }),
  );
