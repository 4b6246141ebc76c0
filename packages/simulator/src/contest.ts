import type { BotInput, BotLevel, BotMove } from '@templefall/bots';
import {
  type AnyGame,
  type Outcome,
  type Recorded,
  type Seat,
  type SeatCommand,
  seat,
  tableQueue,
} from '@templefall/kernel';
import { type Chance, type Millis, must, type Seed, seededChance, seedOf } from '@templefall/kit';

/** A bot as a function of what its seat sees. */
export type Bot = (input: BotInput<unknown, unknown>) => BotMove<SeatCommand, unknown>;

/** A game that bots can play against each other's clocks, and what is worth counting in it. */
export interface Contest {
  readonly game: AnyGame;
  readonly bot: Bot;
  readonly startMemory: unknown;
  readonly seats: (state: unknown) => number;
  /** How a table goes on after a pause, which bots never end by themselves. */
  readonly resume?: (seat: Seat) => SeatCommand;
  /** How far a game has come, in a unit of its own: time against a clock, turns without one. */
  readonly progress: (state: unknown, at: Millis) => number;
  /** Figures of a finished game; a figure that does not apply is left out. */
  readonly figures: (played: {
    readonly opening: unknown;
    readonly state: unknown;
    readonly events: readonly Recorded[];
    readonly at: Millis;
    readonly people: number;
  }) => Figures;
}

export type Figures = { readonly [name: string]: number };

/** One table: what is played, by whom, and with which luck. */
export interface Sitting {
  readonly options: unknown;
  /** By seat; the last one stands for the seats after it. */
  readonly levels: readonly BotLevel[];
  /** So many seats, the first ones, stand for people: the bots on the others know it. */
  readonly people?: number;
  readonly seed: string;
  /** A position in the middle of a game that bots take over, and when. */
  readonly from?: Moment;
  /** The game's luck as long as it is not the seed's own: a stretch that really was played. */
  readonly luck?: (state: unknown, at: Millis) => Chance | undefined;
  /** Practice has no end: it is broken off here, and counts as lost. */
  readonly until?: Millis;
}

interface Moment {
  readonly state: unknown;
  readonly at: Millis;
}

export interface Played {
  readonly won: boolean;
  readonly figures: Figures;
  readonly wakes: number;
}

const BROKEN_OFF: Outcome = { won: false };
/** The token of what nobody waits for. */
const RESUMED = -1;
/** Bots that wait for each other for ever are a fault, not a game. */
const MOST_WAKES = 100_000;
/** Streams of luck far from those of the games: nobody's thoughts change anybody's dice. */
const FIRST_BOT_STREAM = 1000;

const firstToWake = <Mind extends { readonly wakeAt: Millis }>(minds: readonly Mind[]): Mind => {
  let first = must(minds[0], 'a player');
  for (const one of minds) if (one.wakeAt < first.wakeAt) first = one;
  return first;
};

/** Plays one game to its end; time is simulated, so ten minutes take some milliseconds. */
export const playSitting = (contest: Contest, sitting: Sitting): Played => {
  const { options, levels, people = 0, seed, from, luck, until } = sitting;
  const { game, bot, figures, resume } = contest;
  const parsed = game.parseOptions(options);
  if (!parsed.ok) throw new Error(`options refused: ${JSON.stringify(parsed.error)}`);
  const chance: Chance = seededChance(seedOf(seed) as Seed);
  const opening: unknown = from ? from.state : game.setup(parsed.value, chance);
  let now: Millis = from?.at ?? 0;
  const dice: Chance = luck ? (...draw) => (luck(table.state(), now) ?? chance)(...draw) : chance;
  const table = tableQueue<unknown, number>(game, opening, dice);
  const minds = Array.from({ length: contest.seats(opening) }, (_, index) => ({
    seat: seat(index),
    level: levels[Math.min(index, levels.length - 1)] ?? 'steady',
    memory: from ? undefined : contest.startMemory,
    wakeAt: from?.at ?? 0,
    wakes: 0,
  }));
  const bots = people === 0 ? undefined : minds.slice(people).map(mind => mind.seat);
  const events: Recorded[] = [];
  let seen: unknown;
  let view: unknown;
  /** What all seats see, taken anew only when something has happened since somebody looked. */
  const viewNow = (): unknown => {
    const state = table.state();
    if (state !== seen) view = game.view(state);
    seen = state;
    return view;
  };
  const happened = (step: { readonly events: readonly Recorded[] }): void => {
    for (const recorded of step.events) events.push(recorded);
  };

  for (let wakes = 0; wakes < MOST_WAKES; wakes++) {
    const outcome = game.outcome(table.state()) ?? (until !== undefined && now >= until ? BROKEN_OFF : undefined);
    if (outcome)
      return { won: outcome.won, figures: figures({ opening, state: table.state(), events, at: now, people }), wakes };
    if (resume && game.isPaused(table.state())) happened(table.submit(RESUMED, resume(seat(0)), { stamp: now, now }));

    const mind = firstToWake(minds);
    const due = table.due();
    if (due !== undefined && due <= mind.wakeAt) {
      now = due;
      happened(table.advance(now));
      continue;
    }
    now = Math.max(now, mind.wakeAt);
    const rng = chance(FIRST_BOT_STREAM + mind.seat, mind.wakes++);
    const { seat: me, memory, level } = mind;
    const company = bots?.includes(me) ? { bots } : {};
    const move = bot({ view: viewNow(), seat: me, at: now, memory, rng, level, ...company });
    mind.memory = move.memory;
    if (move.wakeAt <= now && !move.command) throw new Error(`seat ${mind.seat} wakes for ever at ${now} ms`);
    mind.wakeAt = Math.max(move.wakeAt, now);
    if (!move.command) continue;
    const step = table.submit(wakes, move.command, { stamp: now, now });
    happened(step);
    const refused = step.answers.find(answer => answer.token === wakes && !answer.result.ok);
    if (refused && !refused.result.ok)
      throw new Error(`refused (${refused.result.error.code}) at ${now} ms: ${JSON.stringify(move.command)}`);
  }
  throw new Error(`no end after ${MOST_WAKES} wakes, at ${now} ms`);
};
