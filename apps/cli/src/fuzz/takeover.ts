import { BOT_LEVELS, type BotLevel } from '@templefall/bots';
import { fold, type Recorded, type Seat, type SeatCommand } from '@templefall/kernel';
import { type Millis, must, type Rng, seededChance, seedOf } from '@templefall/kit';
import { type Bot, type Contest, playSitting } from '@templefall/simulator';
import { type AnyRandomPlay, type PlayedGame, playRandomly } from '@templefall/testkit';

interface Wish {
  readonly seed: string;
  readonly modules: string;
}

/** Longer than any game has left; practice, which never ends, is broken off there. */
const LONGEST: Millis = 700_000;

/**
 * A game that chance plays up to some moment; from there on seats change hands: bots of all levels take over one, some or all
 * of them, without a memory, chance gets some back, and bots take those again. Whatever anybody tries goes through the law: a
 * refusal, a crash or a game that never ends is an error.
 */
export const playTakenOver = (play: AnyRandomPlay, contest: Contest, { seed, modules }: Wish): PlayedGame => {
  const played = playRandomly(play, { seed, modules });
  const rng = seededChance(seedOf(`take over ${seed}`))(0, 0);
  const from = momentIn(play, played, rng.below);
  const shifts = shiftsFrom(from.at, play.seats(from.state), rng);
  const changes = { taken: 0, handedBack: 0 };
  const byChance = chanceAt(play);

  const bot: Bot = input => {
    const { level, since } = holderAt(shifts, input);
    const kept = input.memory as Kept | undefined;
    const isNew = kept?.since !== since;
    if (level === undefined) {
      if (kept && isNew) changes.handedBack++;
      return { ...byChance(input), memory: { since } };
    }
    if (isNew) changes.taken++;
    const move = contest.bot({ ...input, level, memory: isNew ? undefined : kept.memory });
    return { ...move, memory: { since, memory: move.memory } };
  };

  const { wakes } = playSitting(
    { ...contest, bot },
    { options: played.options, levels: [], seed: `on ${seed}`, from, until: from.at + LONGEST },
  );
  return { ...played, steps: played.steps + wakes, tally: { ...played.tally, [CHANGES]: changes } };
};

/** The list of a tally that says how often seats changed hands. */
export const CHANGES = 'seats changed hands';

/** Who has each seat from some moment on. */
interface Shift {
  readonly from: Millis;
  readonly holders: readonly Holder[];
}
/** A bot of some level, or chance, and the number of the shift in which they came. */
interface Holder {
  readonly level?: BotLevel;
  readonly since: number;
}
/** What is remembered for a seat: whose it was, and what that bot wanted to remember. */
interface Kept {
  readonly since: number;
  readonly memory?: unknown;
}

/** The shortest and longest time until somebody comes or goes. */
const SHORTEST_SHIFT: Millis = 2_000;
const LONGEST_SHIFT: Millis = 60_000;

const shiftsFrom = (at: Millis, seats: number, rng: Rng): readonly Shift[] => {
  const shifts: Shift[] = [];
  let holders: readonly Holder[] = Array.from({ length: seats }, () => ({ since: -1 }));
  for (let from = at; from < at + LONGEST; from += SHORTEST_SHIFT + rng.below(LONGEST_SHIFT - SHORTEST_SHIFT)) {
    const changing = seatsChanging(seats, rng);
    const since = shifts.length;
    holders = holders.map((holder, seat) => {
      if (!changing.includes(seat)) return holder;
      const level = BOT_LEVELS[rng.below(BOT_LEVELS.length)] ?? 'steady';
      return holder.level === undefined ? { since, level } : { since };
    });
    shifts.push({ from, holders });
  }
  return shifts;
};

/** One seat, some, or all, each as often as the others. */
const seatsChanging = (seats: number, rng: Rng): readonly number[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const one = rng.below(seats);
  const kind = rng.below(3);
  if (kind === 0) return [one];
  return kind === 1 ? all.filter(seat => seat === one || rng.below(2) === 0) : all;
};

const holderAt = (shifts: readonly Shift[], { seat, at }: { readonly seat: Seat; readonly at: Millis }): Holder => {
  const shift = shifts.findLast(({ from }) => from <= at);
  return must(shift?.holders[seat], `a holder of seat ${seat} at ${at} ms`);
};

/** The mean time between two commands of somebody who plays by chance. */
const TEMPO: Millis = 1_500;
/** How likely such a player does nothing, beside the weights of what is offered. */
const IDLE = 1000;

/** A player who gives any of the commands that are offered. */
const chanceAt =
  ({ game, weight }: AnyRandomPlay): Bot =>
  ({ view, seat, at, rng, memory }) => {
    const offered: readonly SeatCommand[] = game.legal(view, seat, at);
    const weights = offered.map(command => weight?.(command, view) ?? IDLE);
    let left = rng.below(weights.reduce((sum, one) => sum + one, IDLE));
    const command = offered.find((_, index) => {
      left -= weights[index] ?? 0;
      return left < 0;
    });
    return { memory, wakeAt: at + 1 + rng.below(2 * TEMPO), ...(command && { command }) };
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
