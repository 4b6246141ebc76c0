import { BOT_LEVELS } from '@templefall/bots';
import { fold, type Recorded } from '@templefall/kernel';
import { type Millis, seededChance, seedOf } from '@templefall/kit';
import { type Contest, playSitting } from '@templefall/simulator';
import { type AnyRandomPlay, type PlayedGame, playRandomly } from '@templefall/testkit';

interface Wish {
  readonly seed: string;
  readonly modules: string;
}

/** Longer than any game has left; practice, which never ends, is broken off there. */
const LONGEST: Millis = 700_000;

/**
 * A game that chance plays up to some moment and bots of all levels from there on, without a memory. Whatever they try goes
 * through the law: a refusal, a crash or a game that never ends is an error.
 */
export const playTakenOver = (play: AnyRandomPlay, contest: Contest, { seed, modules }: Wish): PlayedGame => {
  const played = playRandomly(play, { seed, modules });
  const rng = seededChance(seedOf(`take over ${seed}`))(0, 0);
  const from = momentIn(play, played, rng.below);
  const levels = BOT_LEVELS.map(() => BOT_LEVELS[rng.below(BOT_LEVELS.length)] ?? 'steady');
  const { wakes } = playSitting(contest, {
    options: played.options,
    levels,
    seed: `on ${seed}`,
    from,
    until: from.at + LONGEST,
  });
  return { ...played, steps: played.steps + wakes };
};

/** Somewhere between two commands, and not when all is over. */
const momentIn = (
  { game }: AnyRandomPlay,
  { opening, events }: PlayedGame,
  below: (bound: number) => number,
): { readonly state: unknown; readonly at: Millis } => {
  const cuts = events.flatMap((one, index) => (one.at > (events[index - 1]?.at ?? 0) ? [index] : []));
  const past: readonly Recorded[] = events.slice(0, cuts[below(Math.max(1, cuts.length))] ?? 0);
  const state: unknown = fold(
    game,
    opening,
    past.map(({ event }) => event),
  );
  return { state, at: past.at(-1)?.at ?? 0 };
};
