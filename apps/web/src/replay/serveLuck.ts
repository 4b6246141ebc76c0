import { type Contest, type LuckAndChoice, type LuckQuestion, luckAndChoice } from '@templefall/simulator';

/** What the page hears of a question: how far it is, then the answer. */
export type LuckAnswer = { readonly played: number } | { readonly answer: LuckAndChoice };

/** Tells only so often how far it is: a message costs more than a short game. */
const TOLD_EVERY = 4;

/** Makes this worker the place where bots play a game on, thousands of times: the page never waits for them. */
export const serveLuck = (contest: Contest): void => {
  const tell = (message: LuckAnswer): void => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<LuckQuestion>) => {
    const answer = luckAndChoice(contest, data, played => {
      if (played % TOLD_EVERY === 0) tell({ played });
    });
    tell({ answer });
  });
};
