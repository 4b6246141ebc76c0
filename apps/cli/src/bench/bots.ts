import type { BotLevel } from '@templefall/bots';
import { type Contest, playSitting, rollwriteContest, templeContest } from '@templefall/simulator';
import { dealOut } from '../workers.ts';
import { BOT_CELLS, everythingOn } from './botCells.ts';
import type { Figure } from './figure.ts';

/** How many whole games bots play in a second of processor time, and how long they think. */
export const botsBench = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const [index, { name, atLeast }] of BOT_CELLS.entries())
    figures.push({
      name: `${name}, four steady bots`,
      value: await gamesASecond(index),
      unit: 'games a second of processor time',
      limit: { atLeast },
    });
  return [
    ...figures,
    {
      name: 'a thought of a steady bot in Temple with everything on, 99 of 100',
      value: slowestOf(thoughts(templeContest, { options: everythingOn(), level: 'steady', games: 20 })),
      unit: 'ms',
      limit: { below: 5 },
    },
    {
      name: 'a thought of an expert in Roll & Write, 99 of 100',
      value: slowestOf(thoughts(rollwriteContest, { options: { players: 4 }, level: 'expert', games: 3 })),
      unit: 'ms',
      limit: { below: 200 },
    },
  ];
};

/** In a worker of its own, as the simulator's: what the runtime learnt from other games would slow this one down. */
const gamesASecond = async (cell: number): Promise<number> => {
  let rate = Number.NaN;
  await dealOut<number>({
    script: new URL('./botsWorker.ts', import.meta.url),
    plan: cell,
    games: 1,
    workers: 1,
    batch: 1,
    onBatch: measured => {
      rate = measured;
      return true;
    },
  });
  return rate;
};

interface Asked {
  readonly options: object;
  readonly level: BotLevel;
  readonly games: number;
}

/** How long each thought of some games took, in milliseconds; the first game is for warming up. */
const thoughts = (contest: Contest, { options, level, games }: Asked): readonly number[] => {
  const took: number[] = [];
  const timed: Contest = {
    ...contest,
    bot: input => {
      const started = performance.now();
      const move = contest.bot(input);
      took.push(performance.now() - started);
      return move;
    },
  };
  for (let game = 0; game < games; game++) {
    if (game === 1) took.length = 0;
    playSitting(timed, { options, levels: [level], seed: `thoughts ${game}` });
  }
  return took;
};

const slowestOf = (took: readonly number[]): number =>
  [...took].sort((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN;
