import type { Composed, GameEvent, Moment, Seat, SeatCommand, Verdict } from '@templefall/kernel';
import { type Chance, err } from '@templefall/kit';
import { isCoreCommand } from './commands.ts';
import type { Context, RollWriteQuestions } from './context.ts';
import { type CoreEvent, isCoreEvent } from './events.ts';
import { evolveCore } from './evolve.ts';
import { law } from './law.ts';
import { candidatesFor, offersOf } from './offers.ts';
import { ownMove } from './ownMoves.ts';
import { isSeat } from './questions.ts';
import { reactionsTo } from './reactions.ts';
import { refuse } from './refusals.ts';
import type { VariantSetup } from './setup.ts';
import type { State } from './state.ts';

export type Variants = Composed<Context, VariantSetup, RollWriteQuestions>;

/** Where events have led: the table after them, and all of them. */
export interface Led {
  readonly ctx: Context;
  readonly events: readonly GameEvent[];
}

/** The course of a game: how core and variants together judge a command and let things happen one after the other. */
export interface Course {
  readonly contextOf: (state: State, moment: Moment) => Context;
  readonly evolve: (state: State, event: GameEvent) => State;
  readonly verdictOn: (ctx: Context, command: SeatCommand) => Verdict<GameEvent>;
  /** What a player may do now; to follow a proposal is only another way of saying it. */
  readonly answers: (ctx: Context, who: Seat) => readonly SeatCommand[];
  /** Events and all that follows from them by rule. */
  readonly react: (ctx: Context, events: readonly GameEvent[]) => Led;
  /** The same, and then whatever the game does by itself until a player has to decide. */
  readonly settle: (ctx: Context, events: readonly GameEvent[]) => Led;
}

export const courseOf = (variants: Variants): Course => {
  const evolve = (state: State, event: GameEvent): State => {
    if (isCoreEvent(event)) return evolveCore(state, event);
    const slices = variants.evolve(state.slices, event);
    return slices === undefined ? state : { ...state, slices };
  };

  const contextOf = (state: State, { at, chance }: Moment): Context => {
    const ctx: Context = {
      state,
      at,
      chance,
      ask: (question, argument, base) => variants.ask(ctx, state.slices, question, argument, base),
      foresee: command => {
        const verdict = law(ctx, command);
        return verdict.ok ? settle(ctx, verdict.value.happen()).ctx : undefined;
      },
    };
    return ctx;
  };

  const verdictOn = (ctx: Context, command: SeatCommand): Verdict<GameEvent> => {
    if (isCoreCommand(command)) return law(ctx, command);
    return variants.decide(ctx, ctx.state.slices, command) ?? err(refuse('notInThisGame', { command: command.type }));
  };

  const answers = (ctx: Context, who: Seat): readonly SeatCommand[] => {
    if (!isSeat(ctx.state, who)) return [];
    const own = variants.offers(ctx, ctx.state.slices, who).map(command => ({ ...command, seat: who }));
    return [...own.filter(command => verdictOn(ctx, command).ok), ...offersOf(ctx, who)];
  };

  /** Asked of everybody after every event: whoever can do two things can do more than one. */
  const soleAnswer = (ctx: Context, who: Seat): SeatCommand | undefined => {
    if (!isSeat(ctx.state, who)) return undefined;
    const own = variants.offers(ctx, ctx.state.slices, who).map(command => ({ ...command, seat: who }));
    let sole: SeatCommand | undefined;
    for (const command of [...own, ...candidatesFor(ctx, who)]) {
      if (command.type === 'undo' || !verdictOn(ctx, command).ok) continue;
      if (sole) return undefined;
      sole = command;
    }
    return sole;
  };

  const react = (from: Context, first: readonly GameEvent[]): Led => {
    const events: GameEvent[] = [];
    const queue = [...first];
    let ctx = from;
    for (let event = queue.shift(); event; event = queue.shift()) {
      if (events.length > LONGEST_CHAIN) throw new Error(`no end to it: ${events.map(({ type }) => type).join()}`);
      ctx = contextOf(evolve(ctx.state, event), ctx);
      events.push(event);
      if (isCoreEvent(event)) queue.push(...reactionsTo(ctx, event));
      queue.push(...variants.reactions(ctx, ctx.state.slices, event));
    }
    return { ctx, events };
  };

  const settle = (from: Context, first: readonly GameEvent[]): Led => {
    let led = react(from, first);
    for (;;) {
      const { ctx, events } = led;
      const move = ownMove(ctx, who => soleAnswer(ctx, who));
      if (!move) return led;
      const next = react(ctx, move.type === 'events' ? move.events : answered(ctx, move.command));
      led = { ctx: next.ctx, events: [...events, ...next.events] };
    }
  };

  /** [WX1] The only answer, and that the game gave it. */
  const answered = (ctx: Context, command: SeatCommand): readonly GameEvent[] => {
    const verdict = verdictOn(ctx, command);
    if (!verdict.ok) throw new Error(`the only answer was refused: ${verdict.error.code}`);
    const said: CoreEvent = { type: 'soleAnswerGiven', seat: command.seat, command };
    return [said, ...verdict.value.happen()];
  };

  return { contextOf, evolve, verdictOn, answers, react, settle };
};

/** For questions, which draw nothing: whoever asks for luck here has broken the law of the kernel. */
export const noChance: Chance = (stream, occasion) => {
  throw new Error(`a question drew luck: stream ${stream}, occasion ${occasion}`);
};

/** Longer than anything the rules can set off at one go. */
const LONGEST_CHAIN = 100;
