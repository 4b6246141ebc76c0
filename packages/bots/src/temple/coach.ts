import type { Seat } from '@templefall/kernel';
import type { Millis, Rng } from '@templefall/kit';
import { type Advice, createOdds, MOST_DICE, type Odds } from '@templefall/odds';
import { type Face, type State, temple } from '@templefall/temple';
import { gripOf, handAt } from './hand.ts';
import { createTempleBot, type TempleBot } from './player.ts';
import { costFor } from './rolls.ts';

/** What a player asks about: what could be aimed at now, and what each of it costs. */
export interface Asked {
  readonly view: State;
  readonly seat: Seat;
  readonly at: Millis;
  readonly goals: readonly { readonly key: string; readonly cost: readonly Face[] }[];
}

/** One aim, with the asker's own dice alone: how far it is, and what to do with the dice now. */
export interface GoalOdds {
  readonly key: string;
  /** The least expected number of rolls until it can be paid; absent where these dice never can. */
  readonly rolls?: number;
  /** The chance to be able to pay it after at most `SOON` rolls. */
  readonly soon: number;
  readonly advice: Advice;
}

export interface Coaching {
  readonly goals: readonly GoalOdds[];
  /** What the expert bot would be about to do in this seat, as the type of its command; `home`, `idle`: nothing to pay for. */
  readonly expert?: string;
}

export const SOON = 3;

/** Answers when it is asked, and knows no more than the one who asks. */
export interface TempleCoach {
  readonly coaching: (asked: Asked, rng: Rng) => Coaching;
}

export const createTempleCoach = (odds: Odds = createOdds(), bot: TempleBot = createTempleBot()): TempleCoach => ({
  coaching: (asked, rng) => ({ goals: goalOdds(asked, odds), ...expertOf(asked, bot, rng) }),
});

const goalOdds = ({ view, seat, at, goals }: Asked, odds: Odds): readonly GoalOdds[] => {
  const player = view.players[seat];
  if (!player || player.dice.length > MOST_DICE) return [];
  const grip = gripOf(temple.context(view, at), seat);
  const hand = handAt(player, at);
  return goals.map(({ key, cost }): GoalOdds => {
    const own = costFor(grip, cost);
    if (!own) return { key, soon: 0, advice: { type: 'short' } };
    const table = odds.table(own, player.dice.length, grip.mask);
    const rolls = table.expectedRolls(hand);
    return {
      key,
      ...(Number.isFinite(rolls) && { rolls }),
      soon: table.within(hand, SOON),
      advice: table.advice(hand),
    };
  });
};

const expertOf = ({ view, seat, at }: Asked, bot: TempleBot, rng: Rng): { readonly expert?: string } => {
  if (view.players[seat]?.spot === undefined) return {};
  const { job } = bot.move({ view, seat, at, rng, level: 'expert', memory: undefined }).memory;
  if (!job) return {};
  return { expert: job.command.type === 'wait' ? job.id : job.command.type };
};
