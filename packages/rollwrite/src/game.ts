import { composed, type Game, type GameEvent } from '@templefall/kernel';
import { must } from '@templefall/kit';
import type { CommandOf, CoreCommand } from './commands.ts';
import { type Consequences, consequencesOf } from './consequences.ts';
import { type Context, LAWS } from './context.ts';
import { courseOf, type Led, noChance } from './course.ts';
import { followed, rollWriteWith } from './engine.ts';
import { CORE_EVENTS, type CoreEvent } from './events.ts';
import type { Options } from './options.ts';
import type { PlanStep } from './proposals.ts';
import { CORE_REFUSALS } from './refusals.ts';
import { carryOut, proposalOf, shareOf } from './rules/talk.ts';
import type { State } from './state.ts';
import { BARRED_WAYS_REFUSALS, type BarredWaysEvent, type CloseWay } from './variants/barredWays/index.ts';
import { DICE_ROOMS_REFUSALS, type DiceRoomsEvent, type VoteForPrize } from './variants/diceRooms/index.ts';
import { VARIANTS } from './variants/index.ts';

/** Everything a player can say, everything that can happen, and every reason to refuse, variants included. */
export type Command = CoreCommand | CloseWay | VoteForPrize;
export type Event = CoreEvent | BarredWaysEvent | DiceRoomsEvent;
const EVENT_TYPES: { readonly [T in Event['type']]: true } = {
  ...CORE_EVENTS,
  closingDue: true,
  wayClosed: true,
  voteOpened: true,
  voteCast: true,
  prizeChosen: true,
};
// The keys of a record of every type are exactly the types.
export const EVENTS = Object.keys(EVENT_TYPES) as readonly Event['type'][];
export const REFUSAL_CODES = [...CORE_REFUSALS, ...BARRED_WAYS_REFUSALS, ...DICE_ROOMS_REFUSALS] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Roll & Write with its three variants. */
// The registry is put together from modules of different events and codes; those are exactly the unions above.
export const rollwrite = rollWriteWith(VARIANTS) as Game<Options, State, Command, Event, RefusalCode>;

/** Every command there is, as the border knows them. */
export const COMMANDS = Object.keys(rollwrite.commands) as readonly Command['type'][];

const course = courseOf(composed(VARIANTS, LAWS));

/** What a command would bring, for whoever is about to give it; undefined if it is refused. Dice are not thrown for it. */
export const consequences = (view: State, command: Command): Consequences | undefined => {
  const led = leadingTo(view, command);
  return led && consequencesOf(led.events.map(known), { before: view, after: led.ctx.state });
};

/** The table after a command, as far as no luck and no other decision comes into it; undefined if it is refused. */
export const foreseen = (view: State, command: Command): State | undefined => leadingTo(view, command)?.ctx.state;

/** A plan tried out on the table as it is. */
export interface Rehearsal {
  /** The steps that work, what each brings, and the table after it. */
  readonly steps: readonly {
    readonly step: PlanStep;
    readonly brings: Consequences;
    readonly after: State;
  }[];
  /** The step, counted from 0, that does not work. */
  readonly failsAt?: number;
}

/** [WX3] A way for the player in turn, step by step: for drawing a suggestion before it is made, and one that was made. */
export const rehearsal = (view: State, steps: readonly PlanStep[]): Rehearsal => {
  const done: Rehearsal['steps'][number][] = [];
  let ctx = course.contextOf(view, QUESTION);
  for (const [index, step] of steps.entries()) {
    const before = ctx.state;
    const events: GameEvent[] = [];
    const failed = carryOut(ctx, [step], (at, command) => {
      const verdict = course.verdictOn(at, command);
      if (!verdict.ok) return undefined;
      const led = course.settle(at, verdict.value.happen());
      events.push(...led.events);
      ctx = led.ctx;
      return led.ctx;
    });
    if (failed !== undefined) return { steps: done, failsAt: index };
    done.push({ step, brings: consequencesOf(events.map(known), { before, after: ctx.state }), after: ctx.state });
  }
  return { steps: done };
};

// The course speaks of events by their type alone; those of this registry are exactly the union.
const known = (event: GameEvent): Event => event as Event;

/** Questions draw nothing and look at no clock. */
const QUESTION = { at: 0, chance: noChance };

const leadingTo = (view: State, command: Command): Led | undefined => {
  const ctx = course.contextOf(view, QUESTION);
  const verdict = course.verdictOn(ctx, command);
  if (!verdict.ok) return undefined;
  if (command.type === 'roll' || command.type === 'reroll') return { ctx, events: [] };
  // A share of the pool is followed by taking it; what the game then does by itself may end the turn and draw luck.
  if (command.type === 'followProposal') return followedProposal(ctx, command);
  return course.react(ctx, verdict.value.happen());
};

const followedProposal = (ctx: Context, { seat, of }: CommandOf<'followProposal'>): Led => {
  const proposal = must(proposalOf(ctx, of), `a proposal of seat ${of}`);
  if (proposal.type === 'split') {
    const take: Command = { type: 'takeDice', seat, faces: shareOf(proposal, seat) };
    const taking = course.verdictOn(ctx, take);
    return taking.ok ? course.react(ctx, taking.value.happen()) : { ctx, events: [] };
  }
  const following: Event = { type: 'proposalFollowed', seat, of };
  const led = course.react(ctx, [following]);
  const events = followed(course, led, { type: 'followProposal', seat, of });
  return { events, ctx: course.contextOf(events.reduce(course.evolve, ctx.state), QUESTION) };
};
