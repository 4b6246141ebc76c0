import {
  type CommandFields,
  type Composed,
  composed,
  type Due,
  type Game,
  type GameEvent,
  isBare,
  type Moment,
  type OptionProblem,
  type Plan,
  type Refusal,
  type Seat,
  type SeatCommand,
  type Tick,
  type Verdict,
} from '@templefall/kernel';
import { type Millis, must, ok, type Result, type Rng } from '@templefall/kit';
import { thrownAgain } from './actions/roll.ts';
import { ACTIONS } from './actions/table.ts';
import { carriedVotes } from './actions/vote.ts';
import { coreDue, tickCore } from './clock.ts';
import { CORE_FIELDS, type CoreCommand } from './commands.ts';
import { MOST_PLAYERS } from './content/numbers.ts';
import { CORE_TILES, type Tile } from './content/tiles.ts';
import { type Action, type Context, nameNumber, SETUP_STREAM, type Spending } from './context.ts';
import { type CoreEvent, isCoreEvent, type Paid } from './events.ts';
import { evolveCore, spent } from './evolve.ts';
import { isHopeless } from './hopeless.ts';
import type { ModuleSetup, TempleModules } from './module.ts';
import { parseModuleOptions } from './moduleOptions.ts';
import { parseCoreOptions } from './options.ts';
import { spendings } from './payment.ts';
import { LAWS, type TempleQuestions } from './questions.ts';
import { refuse } from './refusals.ts';
import { redacted, revealed, viewOf } from './secrets.ts';
import { bareState, laidAtStart, shuffledRooms, withExit, withGems, withStack } from './setup.ts';
import type { Options, State } from './state.ts';

/** A module's commands and events are its own business; here only their type names matter. */
export type Command = CoreCommand | (SeatCommand & { readonly [field: string]: unknown });
export type Event = CoreEvent | GameEvent;
export type TempleGame = Game<Options, State, Command, Event, string> & {
  /** Whether the player may talk (TM1.7); hosts shut their chat, pings and voice otherwise. */
  readonly isSilenced: (state: State, seat: Seat) => boolean;
  readonly tile: Context['tile'];
  /** [TX7] The game can certainly not be won any more. */
  readonly isHopeless: (view: State, at: Millis) => boolean;
  /** What `legal` offers of one type of command, without judging all the others. */
  readonly legalOf: (
    who: { readonly view: State; readonly me: Seat; readonly at: Millis },
    type: string,
  ) => readonly Command[];
  /** What laws see; for bots, screens and modules' tests that ask the same questions. */
  readonly context: (state: State, at: Millis) => Context;
};

/** A trigger that sets off a trigger that … : deeper than this, two modules are answering each other. */
const DEEPEST_CHAIN = 12;

/** [TA21] After these somebody may no longer hold up a vote. */
const RELEASES_VOTES: readonly string[] = ['escape', 'setAway', 'resume'];

/** Temple with these modules: the one place where core and expansions meet. */
export const templeWith = (registry: TempleModules): TempleGame => {
  const modules: Composed<Context, ModuleSetup, TempleQuestions> = composed<
    Context,
    ModuleSetup,
    TempleQuestions,
    CoreEvent
  >(registry, LAWS);
  const tiles = new Map<string, Tile>(
    [...CORE_TILES, ...Object.values(registry).flatMap(module => module.tiles ?? [])].map(tile => [tile.id, tile]),
  );
  const tile: Context['tile'] = id => must(tiles.get(id), `tile ${id}`);

  const contextOf = (state: State, { at, now = at, chance }: Moment, spend?: Spending): Context => {
    const ctx: Context = {
      state,
      at,
      now,
      chance,
      ...(spend && { spend }),
      tile,
      ask: isBare(state.modules)
        ? onlyCore
        : (question, argument, base) => modules.ask(ctx, state.modules, question, argument, base),
      within: other => contextOf(other, { at, now, chance }, spend),
    };
    return ctx;
  };

  const evolve = (state: State, event: Event): State => {
    const slices = modules.evolve(state.modules, event);
    return slices ? spent({ ...state, modules: slices }, paidOf(event)) : evolveCore(state, event as CoreEvent);
  };

  const hasReaction = ({ modules: slices }: State, events: readonly Event[]): boolean => {
    for (const { type } of events) if (modules.hasReaction(slices, type)) return true;
    return false;
  };

  /** Events and everything modules add to them, breadth first; each trigger sees the state after what set it off. */
  const settled = (state: State, events: readonly Event[], moment: Moment, depth = 0): readonly Event[] => {
    if (!hasReaction(state, events)) return events;
    if (depth > DEEPEST_CHAIN) throw new Error(`triggers never end: ${events.map(event => event.type).join(', ')}`);
    let after = state;
    const reactions: Event[] = [];
    for (const event of events) {
      after = evolve(after, event);
      reactions.push(...modules.reactions(contextOf(after, moment), after.modules, event));
    }
    return [...events, ...settled(after, reactions, moment, depth + 1)];
  };

  const verdict = (ctx: Context, command: Command): Verdict<Event> => {
    const { state } = ctx;
    if (state.ended) return refuse('gameOver');
    if (state.paused && command.type !== 'resume' && command.type !== 'setAway') return refuse('paused');
    if (!state.players[command.seat]) return refuse('noSuchSeat');
    if (isCore(command)) return lawOf(command.type)(ctx, command);
    return modules.decide(ctx, state.modules, command) ?? refuse('unknownCommand');
  };

  const decide = (state: State, command: Command | Tick, moment: Moment): Result<readonly Event[], Refusal> => {
    if (command.type === 'tick') return ok(settled(state, tick(state, moment), moment));
    const wish = command as Command;
    const lawful = verdict(contextOf(state, moment, spendingOf(wish)), wish);
    if (!lawful.ok) return lawful;
    const events = settled(state, withLoans(wish.seat, lawful.value.happen()), moment);
    if (!RELEASES_VOTES.includes(command.type)) return ok(events);
    const after = events.reduce(evolve, state);
    // [TX4] Nothing is carried while the game stands still; it is when it goes on.
    const carried = after.ended || after.paused ? [] : carriedVotes(contextOf(after, moment));
    return ok([...events, ...settled(after, carried, moment)]);
  };

  const tick = (state: State, moment: Moment): readonly Event[] => {
    if (state.ended || state.paused) return [];
    const ctx = contextOf(state, moment);
    const core = coreDue(state);
    const own = modules.due(state.modules);
    return own !== undefined && (!core || own < core.at) ? modules.tick(ctx, state.modules) : tickCore(ctx);
  };

  const due = (state: State): Due | undefined => {
    const core = coreDue(state);
    const own = state.ended || state.paused ? undefined : modules.due(state.modules);
    return own !== undefined && (!core || own < core.at) ? { at: own, settles: own } : core;
  };

  const setup = (options: Options, chance: Moment['chance']): State => {
    const moment: Moment = { at: 0, chance };
    // A module's luck depends on its name alone, so that adding another changes nothing for it.
    const rngs = (id: string): Rng => chance(SETUP_STREAM, nameNumber(id));
    const slices = Object.assign(
      {},
      ...Object.keys(options.modules).map(id =>
        modules.init([id], { options, own: options.modules[id], rng: rngs(id) }),
      ),
    );
    let state = bareState(options, slices);
    state = withGems(contextOf(state, moment));
    state = withStack(state, shuffledRooms(contextOf(state, moment)));
    for (const side of ['W', 'E'] as const)
      state = settled(state, [laidAtStart(contextOf(state, moment), side)], moment).reduce(evolve, state);
    return withExit(contextOf(state, moment));
  };

  const parseOptions = (raw: unknown): Result<Options, readonly OptionProblem[]> => {
    const core = parseCoreOptions(raw);
    return core.ok ? parseModuleOptions(registry, core.value) : core;
  };

  const legal = (view: State, me: Seat, at: Millis): readonly Command[] => {
    if (!view.players[me]) return [];
    const ctx = contextOf(view, { at, chance: noChance });
    return accepted(ctx, me, [
      ...Object.values(ACTIONS).flatMap(action => (action as Action<CoreCommand>).offers(ctx, me)),
      ...(modules.offers(ctx, view.modules, me) as readonly Command[]),
    ]);
  };

  const legalOf: TempleGame['legalOf'] = ({ view, me, at }, type) => {
    if (!view.players[me]) return [];
    const ctx = contextOf(view, { at, chance: noChance });
    if (isCoreType(type)) return accepted(ctx, me, (ACTIONS[type] as Action<CoreCommand>).offers(ctx, me));
    return accepted(
      ctx,
      me,
      (modules.offers(ctx, view.modules, me) as readonly Command[]).filter(command => command.type === type),
    );
  };

  /** Cards turn up in time, and when a door slams; the last countdown ends with the collapse. */
  const mayChangeByItself = ({ modules: slices, slams, countdowns }: State): boolean =>
    !isBare(slices) && (modules.due(slices) !== undefined || slams < countdowns.length - 1);

  /** Those candidates that the law accepts, completed as it wants them: for dice alone, then for tokens of one's own. */
  const accepted = (ctx: Context, me: Seat, candidates: readonly Command[]): readonly Command[] => {
    const { state, at } = ctx;
    const spending = spendings(ctx, me).map(spend => contextOf(state, { at, chance: noChance }, spend));
    return candidates.flatMap(command => {
      const lawful = verdict(ctx, command);
      const plain = lawful.ok ? [complete(command, lawful.value)] : [];
      if (spending.length === 0 || (lawful.ok ? !lawful.value.pay : lawful.error.code !== 'cannotPay')) return plain;
      return [...plain, ...spending.flatMap(rich => spentOn(rich, command))];
    });
  };

  /** The same command at the price of tokens, if they pay for it. */
  const spentOn = (ctx: Context, command: Command): readonly Command[] => {
    const dear: Command = { ...command, spend: ctx.spend?.tokens };
    const paid = verdict(ctx, dear);
    return paid.ok ? [complete(dear, paid.value)] : [];
  };

  return {
    id: 'temple',
    version: 1,
    seats: { least: 1, most: MOST_PLAYERS },
    commands: withSpend({ ...CORE_FIELDS, ...modules.fields }),
    parseOptions,
    setup,
    decide,
    evolve,
    due,
    legal,
    legalOf,
    isHopeless: (state, at) => isHopeless({ state, at, legal, mayChangeByItself: mayChangeByItself(state) }),
    // [TX1] The only two places where what is hidden is taken out.
    view: state => viewOf(state, modules.view(state.modules)),
    redact: event => redacted(modules.redact(event)),
    reveal: revealed,
    redraw: (event, before, chance) =>
      isCoreEvent(event) && event.type === 'rolled' ? thrownAgain(event, before, chance) : undefined,
    isPaused: state => state.paused === true,
    outcome: ({ ended }) => (ended ? { won: ended === 'escaped' } : undefined),
    isSilenced: (state, seat) => contextOf(state, { at: 0, chance: noChance }).ask('isSilenced', { seat }, false),
    tile,
    context: (state, at) => contextOf(state, { at, chance: noChance }),
  };
};

/** What the player spent besides dice, and what stood in for another symbol, is told once, whatever was paid for. */
const withLoans = (seat: Seat, events: readonly Event[]): readonly Event[] => {
  if (!isAnyLent(events)) return events;
  const tokens = events.flatMap(event => paidOf(event)?.tokens ?? []);
  const dice = events.flatMap(event => paidOf(event)?.standIns ?? []);
  const spentTokens: Event[] = tokens.length > 0 ? [{ type: 'tokensSpent', seat, tokens }] : [];
  const spentDice: Event[] = dice.length > 0 ? [{ type: 'standInsSpent', dice }] : [];
  return [...events, ...spentTokens, ...spentDice];
};

const isAnyLent = (events: readonly Event[]): boolean => {
  for (const event of events) if (isLent(paidOf(event))) return true;
  return false;
};

const isLent = (paid: Paid | undefined): boolean => paid?.tokens !== undefined || paid?.standIns !== undefined;

/** Any event, a module's too, may carry what it was paid with. */
const paidOf = (event: Event): Paid | undefined => ('paid' in event ? (event.paid as Paid | undefined) : undefined);

const CORE_TYPES: ReadonlySet<string> = new Set(Object.keys(ACTIONS));
const isCoreType = (type: string): type is CoreCommand['type'] => CORE_TYPES.has(type);
const isCore = (command: Command): command is CoreCommand => isCoreType(command.type);
const lawOf = (type: CoreCommand['type']) => (ACTIONS[type] as Action<CoreCommand>).law;

const complete = (command: Command, { pay }: Plan<Event>): Command => (pay ? { ...command, pay } : command);

/** What a command spends besides dice; an empty list is nothing. */
const spendingOf = (command: Command): Spending | undefined => {
  const tokens = 'spend' in command ? (command.spend as readonly string[] | undefined) : undefined;
  return tokens && tokens.length > 0 ? { seat: command.seat, tokens } : undefined;
};

/** Whatever is paid for may name tokens. */
const withSpend = (fields: CommandFields): CommandFields =>
  Object.fromEntries(
    Object.entries(fields).map(([type, row]) => [
      type,
      row.pay ? { ...row, spend: { kind: 'texts', optional: true } } : row,
    ]),
  );

/** Without modules every question is answered by the core. */
const onlyCore: Context['ask'] = (_question, _argument, base) => base;

/** `legal` looks at views and never lets anything happen; luck is out of its reach. */
const noChance: Moment['chance'] = () => {
  throw new Error('nothing is drawn while looking');
};
