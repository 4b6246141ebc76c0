import type { BotLevel } from '@templefall/bots';
import { type Millis, type Seed, seededChance } from '@templefall/kit';
import { type Contest, playSitting } from './contest.ts';

/** A moment of a game that was played. */
export interface Milestone {
  readonly state: unknown;
  readonly at: Millis;
}

export interface LuckQuestion {
  readonly options: unknown;
  /** The luck the game was played with. */
  readonly seed: Seed;
  /** From the start on, in order; the end is not among them. */
  readonly milestones: readonly Milestone[];
  readonly won: boolean;
  /** Bot games from each moment, and for each stretch. */
  readonly games: number;
  readonly level?: BotLevel;
}

/** What happened to the chance of winning from one milestone to the next, all of it between 0 and 1. */
export interface Stretch {
  readonly before: number;
  readonly after: number;
  readonly luck: number;
  readonly choice: number;
}

export interface LuckAndChoice {
  readonly stretches: readonly Stretch[];
  /** Of the whole game: luck + choice = result - start, exactly. */
  readonly start: number;
  readonly luck: number;
  readonly choice: number;
  /** Twice the standard error of `luck`, and of `choice`, given the start. */
  readonly error: number;
  /** Twice the standard error of the start. */
  readonly startError: number;
  readonly games: number;
}

/** Practice has no end: a bot game that has not come to one by then is lost. */
const UNTIL: Millis = 20 * 60_000;

/**
 * One evaluator for everything: bots play on from a milestone, and how often they win is the chance of winning there. Bots that play a
 * stretch with the very luck it had (every seat's next roll is fixed by the seed) tell what that luck was worth; what the team made of
 * it beside that is choice. The same bot games are played everywhere (common random numbers), so most of their noise cancels out.
 */
export const luckAndChoice = (
  contest: Contest,
  { options, seed, milestones, won, games, level = 'steady' }: LuckQuestion,
  onGame: (played: number) => void = () => undefined,
): LuckAndChoice => {
  const actual = seededChance(seed);
  let played = 0;
  const play = (from: Milestone, game: number, reach?: number): number => {
    const { won: isWon } = playSitting(contest, {
      options,
      levels: [level],
      seed: `luck ${game}`,
      from,
      until: from.at + UNTIL,
      ...(reach !== undefined && {
        luck: (state: unknown, at: Millis) => (contest.progress(state, at) < reach ? actual : undefined),
      }),
    });
    onGame(++played);
    return isWon ? 1 : 0;
  };
  const times = Array.from({ length: games }, (_, game) => game);
  const free = milestones.map(from => times.map(game => play(from, game)));
  // With the last stretch the luck of the game goes on to its end.
  const dealt = milestones.map((from, index) => {
    const next = milestones[index + 1];
    const reach = next ? contest.progress(next.state, next.at) : Number.POSITIVE_INFINITY;
    return times.map(game => play(from, game, reach));
  });
  const result = won ? 1 : 0;
  const stretches = milestones.map((_, index): Stretch => {
    const before = mean(free[index] ?? []);
    const after = free[index + 1] ? mean(free[index + 1] ?? []) : result;
    const made = mean(dealt[index] ?? []);
    return { before, after, luck: made - before, choice: after - made };
  });
  // One bot game's verdict on all stretches together: what it shares between them is in the spread.
  const luckBy = times.map(game =>
    milestones.reduce((sum, _, index) => sum + (dealt[index]?.[game] ?? 0) - (free[index]?.[game] ?? 0), 0),
  );
  const choiceBy = times.map(game => result - (free[0]?.[game] ?? 0) - (luckBy[game] ?? 0));
  return {
    stretches,
    start: mean(free[0] ?? []),
    luck: mean(luckBy),
    choice: mean(choiceBy),
    error: 2 * Math.max(spread(luckBy), spread(choiceBy)),
    startError: 2 * spread(free[0] ?? []),
    games: played,
  };
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The standard error of the mean. */
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
};
