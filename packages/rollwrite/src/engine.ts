import {
  composed,
  type Game,
  type GameEvent,
  LAG_MS,
  type Registry,
  type SeatCommand,
  type Tick,
} from '@templefall/kernel';
import { ok } from '@templefall/kit';
import { CORE_COMMANDS, type CoreCommand, isCoreCommand, isTalk } from './commands.ts';
import { type Context, LAWS, type RollWriteQuestions } from './context.ts';
import { type Course, courseOf, type Led, noChance } from './course.ts';
import type { CoreEvent } from './events.ts';
import { proposalsFor } from './offers.ts';
import { type Options, parseOptions } from './options.ts';
import { thrownAgain } from './rules/rolling.ts';
import { carryOut, proposalOf, shareOf } from './rules/talk.ts';
import { opening, type VariantSetup } from './setup.ts';
import type { State } from './state.ts';

export type VariantRegistry = Registry<Context, VariantSetup, RollWriteQuestions, CoreEvent>;

/** The game with whatever variants a registry holds: the core names none of them. */
export const rollWriteWith = (registry: VariantRegistry): Game<Options, State, SeatCommand, GameEvent, string> => {
  const variants = composed(registry, LAWS);
  const course = courseOf(variants);
  return {
    id: 'rollwrite',
    version: 2,
    seats: { least: 2, most: 4 },
    commands: { ...CORE_COMMANDS, ...variants.fields },

    parseOptions: parseOptions(variants.ids),
    setup: (options, chance) => {
      const on = options.variant === undefined ? [] : [options.variant];
      return opening(options, chance, variants.init(on, { players: options.players }));
    },
    decide: (state, command, moment) => {
      const ctx = course.contextOf(state, moment);
      if (isTick(command)) return ok(course.settle(ctx, variants.tick(ctx, state.slices)).events);
      const verdict = course.verdictOn(ctx, command);
      if (!verdict.ok) return verdict;
      // [WX8] An act by hand seals the picks that wishes have made; talk and taking back do not.
      const sealed = state.picks.length > 0 && !isTalk(command) && command.type !== 'undo';
      const seal: readonly CoreEvent[] = sealed ? [{ type: 'stepsSealed', by: command.seat }] : [];
      const led = course.settle(ctx, [...seal, ...verdict.value.happen()]);
      return ok(
        isCoreCommand(command) && command.type === 'followProposal' ? followed(course, led, command) : led.events,
      );
    },
    evolve: course.evolve,
    due: ({ slices }) => {
      const at = variants.due(slices);
      return at === undefined ? undefined : { at, settles: at + LAG_MS };
    },
    legal: (view, me, at) => {
      const ctx = course.contextOf(view, { at, chance: noChance });
      return [...proposalsFor(ctx, me), ...course.answers(ctx, me)];
    },
    // Nothing lies hidden on this table, and a coming face is in no state: everybody sees everything (WX6).
    view: state => state,
    redact: event => event,
    redraw: (event, before, chance) => thrownAgain(event, before, chance),
    isPaused: () => false,
    outcome: ({ ending }) => ending && { won: ending.won },
  };
};

const isTick = (command: SeatCommand | Tick): command is Tick => command.type === 'tick';

/** [WX3] The steps of a proposal, carried out by the player in turn. */
export const followed = (
  course: Course,
  led: Led,
  { seat, of }: Extract<CoreCommand, { readonly type: 'followProposal' }>,
): readonly GameEvent[] => {
  const proposal = proposalOf(led.ctx, of);
  const events = [...led.events];
  const act = (ctx: Context, command: CoreCommand): Context | undefined => {
    const verdict = course.verdictOn(ctx, command);
    if (!verdict.ok) return undefined;
    const next = course.settle(ctx, verdict.value.happen());
    events.push(...next.events);
    return next.ctx;
  };
  if (proposal?.type === 'plan') carryOut(led.ctx, proposal.steps, act);
  if (proposal?.type === 'split') act(led.ctx, { type: 'takeDice', seat, faces: shareOf(proposal, seat) });
  return events;
};
