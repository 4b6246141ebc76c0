import {
  type AnyGame,
  type Recorded,
  type Refusal,
  type Seat,
  type SeatCommand,
  type Step,
  seat,
  tableQueue,
} from '@templefall/kernel';
import { type Clock, err, type Millis, type Rng, seededChance } from '@templefall/kit';
import type { BotLevel, GameClock, Played } from '@templefall/protocol';
import type { BotPlayer, BotTalk, Heard, Move } from './botPlayer.ts';
import type { HostedGame } from './hostedGame.ts';
import type { StartedGame } from './record.ts';
import { stopwatch } from './stopwatch.ts';

/** Who sent a command: a player with a number, or nobody who waits for an answer (bots, the table itself). */
export interface Sender {
  readonly seat: Seat;
  readonly n?: number;
  readonly receivedAt: Millis;
}

/** What a turn of the game brought about: events in order, and answers to those who wait for one. */
export interface GameStep {
  readonly events: readonly Played[];
  readonly answers: readonly { readonly sender: Sender; readonly refusal?: Refusal; readonly first?: number }[];
}

export interface RunnerOptions {
  readonly hosted: HostedGame;
  readonly game: StartedGame;
  readonly state: unknown;
  readonly at: Millis;
  readonly clock: Clock;
  readonly rng: Rng;
  /** Something happened without anybody's command having come in: a deadline, a bot. */
  readonly happened: (turn: GameStep) => void;
  /** A bot has something to say. */
  readonly spoke: (seat: Seat, talk: BotTalk) => void;
  /** A deadline could not be settled, or what a bot did could not be folded: the game cannot go on. */
  readonly broken: (problem: unknown) => void;
  /** A command made the law itself fail, and was refused; or a bot failed. The game goes on. */
  readonly faulted: (problem: unknown) => void;
}

interface Bot {
  readonly play: BotPlayer;
  readonly level: BotLevel;
  memory: unknown;
  /** Undefined while it thinks. */
  wakeAt: Millis | undefined;
}

/** A bot whose command was refused, or that failed, is not asked again at once. */
const BOT_PAUSE = 250;
/** However eager a bot is, others get their turn. */
const LEAST_PAUSE = 20;
/** Bots hear what was said this long ago. */
const EARSHOT = 30_000;

/** One running game: its queue, its time, its deadlines, its bots. It writes nothing down and knows no connection. */
export const gameRunner = ({
  hosted,
  game,
  state,
  at,
  clock,
  rng,
  happened,
  spoke,
  broken,
  faulted,
}: RunnerOptions) => {
  const rules = guarded(hosted.game, faulted);
  const queue = tableQueue<unknown, Sender>(rules, state, seededChance(game.seed));
  const watch = stopwatch(at);
  const bots = new Map<number, Bot>();
  let heard: readonly Heard[] = [];
  let isHeld = true;
  let cancel = (): void => undefined;
  /** The moment of the game that is waited for; most commands do not move it. */
  let awaited: Millis | undefined;

  const now = (): Millis => watch.at(clock.now());
  const isOver = (): boolean => rules.outcome(queue.state()) !== undefined;

  /** Game time stands while the game is paused, over, or held for players who are on their way back. */
  const settle = (): void => {
    const runs = !isHeld && !isOver() && !rules.isPaused(queue.state());
    if (runs) watch.run(clock.now());
    else watch.stop(clock.now());
    arm();
  };

  const arm = (): void => {
    const moment = watch.isRunning() ? nextMoment() : undefined;
    if (moment === awaited) return;
    cancel();
    awaited = moment;
    if (moment !== undefined) cancel = clock.at(clock.now() + Math.max(0, moment - now()), wake);
  };

  /** When the game itself or a bot must act next. */
  const nextMoment = (): Millis | undefined => {
    let moment = queue.due();
    for (const { wakeAt } of bots.values())
      if (wakeAt !== undefined && (moment === undefined || wakeAt < moment)) moment = wakeAt;
    return moment;
  };

  const wake = (): void => {
    awaited = undefined;
    try {
      const due = digest(queue.advance(now()));
      if (due.events.length > 0 || due.answers.length > 0) finish(due);
      for (const [index, bot] of bots) if (bot.wakeAt !== undefined && bot.wakeAt <= now()) askBot(seat(index), bot);
      arm();
    } catch (problem) {
      broken(problem);
    }
  };

  const finish = (turn: GameStep): void => {
    settle();
    happened(turn);
  };

  /** A bot may think elsewhere and take its time; the table goes on meanwhile. */
  const askBot = (index: Seat, bot: Bot): void => {
    bot.wakeAt = undefined;
    const view: unknown = rules.view(queue.state());
    const { play, memory, level } = bot;
    const played = [...bots.keys()].map(seat);
    const input = { view, seat: index, at: now(), memory, rng, level, heard, bots: played };
    const thought = async (): Promise<Move> => play(input);
    thought().then(
      move => {
        try {
          doAsBot(index, bot, move);
        } catch (problem) {
          broken(problem);
        }
      },
      problem => {
        // A bot that fails stands still for a while; the people play on.
        faulted(problem);
        bot.wakeAt = now() + BOT_PAUSE;
        arm();
      },
    );
  };

  const doAsBot = (index: Seat, bot: Bot, move: Move): void => {
    bot.wakeAt = Math.max(move.wakeAt, now() + LEAST_PAUSE);
    // The player came back, or the game stopped, while it was thinking: the thought is void.
    if (bots.get(index) !== bot || isOver() || !watch.isRunning()) return;
    bot.memory = move.memory;
    if (move.talk) spoke(index, move.talk);
    if (move.command) {
      const turn = submit({ seat: index, receivedAt: clock.now() }, { ...move.command, seat: index }, now());
      const isRefused = turn.answers.some(({ sender, refusal }) => sender.seat === index && refusal);
      if (isRefused) bot.wakeAt = now() + BOT_PAUSE;
      finish(turn);
    }
    arm();
  };

  const submit = (sender: Sender, command: SeatCommand, stamp: Millis): GameStep =>
    digest(queue.submit(sender, command, { stamp, now: now() }));

  return {
    rules,
    game,
    state: () => queue.state(),
    view: (): unknown => rules.view(queue.state()),
    time: now,
    clock: (): GameClock => ({ at: now(), now: clock.now(), isRunning: watch.isRunning() }),
    isRunning: watch.isRunning,
    isHeld: () => isHeld,
    /** Lets time go on. */
    release: (): void => {
      isHeld = false;
      settle();
    },
    /** A command has come in. The caller writes down and tells what it brought. */
    submit: (sender: Sender, command: SeatCommand, stamp: Millis): GameStep => {
      const turn = submit(sender, command, stamp);
      settle();
      return turn;
    },
    /** A bot plays this seat from now on, or no longer does. */
    setBot: (index: number, level: BotLevel | undefined): void => {
      const play = hosted.bot;
      if (index < 0) return;
      if (!level || !play) bots.delete(index);
      else if (bots.get(index)?.level !== level)
        bots.set(index, { play, level, memory: undefined, wakeAt: Math.max(0, now()) });
      arm();
    },
    /** Somebody said something that bots understand. */
    hear: (from: Seat, talk: BotTalk): void => {
      heard = [...heard, { from, at: now(), talk }].filter(({ at: then }) => then > now() - EARSHOT).slice(-50);
    },
    stop: (): void => {
      isHeld = true;
      settle();
    },
  };
};

export type GameRunner = ReturnType<typeof gameRunner>;

/** A mistake in the law must not cost the players their game: the command that led to it is refused instead. */
const guarded = (game: AnyGame, faulted: (problem: unknown) => void): AnyGame => ({
  ...game,
  decide: (state, command, moment) => {
    if (command.type === 'tick') return game.decide(state, command, moment);
    try {
      return game.decide(state, command, moment);
    } catch (problem) {
      faulted(problem);
      return err({ code: 'failed' });
    }
  },
});

/** The queue's step as the table tells it: the first event of a command carries whose it was. */
const digest = ({ events, answers }: Step<unknown, Sender>): GameStep => ({
  events: events.map((recorded): Played => {
    const { at, event } = recorded;
    const sender = senderOf(recorded, answers);
    if (sender?.n === undefined) return { type: 'played', at, event };
    return { type: 'played', at, by: [sender.seat, sender.n], event };
  }),
  answers: answers.map(({ token: sender, result }) => {
    if (!result.ok) return { sender, refusal: result.error };
    const [recorded] = result.value;
    return recorded ? { sender, first: events.indexOf(recorded) } : { sender };
  }),
});

/** Whose command began with this. A turn has one or two answers, so looking through them is quicker than any index of them. */
const senderOf = (recorded: Recorded, answers: Step<unknown, Sender>['answers']): Sender | undefined => {
  for (const { token, result } of answers) if (result.ok && result.value[0] === recorded) return token;
  return undefined;
};
