import type { Millis, Result } from '@templefall/kit';
import type { CommandFields, GameEvent, Refusal, Seat } from './game.ts';
import type { Law } from './laws.ts';

/** [argument, answer] of each question the core asks. */
export type Questions = { readonly [question: string]: readonly [unknown, unknown] };

/** The one law by which the answers to each question combine. */
export type Laws<Qs extends Questions> = { readonly [Q in keyof Qs]: Law<Qs[Q][1]> };

/**
 * A lawful command before it happens: `legal` asks only whether there is one (a view cannot draw a card), `decide` lets it
 * happen. `pay` names the dice that the law chose, so that an offered command is complete.
 */
export interface Plan<Event> {
  readonly happen: () => readonly Event[];
  readonly pay?: readonly number[];
}

/** What a law says to a command. */
export type Verdict<Event, R = Refusal> = Result<Plan<Event>, R>;

/**
 * A module is one plain object: its slice of the state, its commands with their refusals, triggers that only emit
 * events, answers to named questions, and `evolve` for its own events. `Ctx` is what the core lets it look at.
 */
export interface Module<Ctx, Setup, Qs extends Questions, CoreEvent extends GameEvent, Slice, Command, Event> {
  /** The slice at the start of a game in which the module is on. */
  readonly init: (setup: Setup) => Slice;
  /** What the border checks of each command. */
  readonly fields?: CommandFields;
  readonly commands?: {
    readonly [T in TypeOf<Command>]: (
      ctx: Ctx,
      command: Extract<Command, { readonly type: T }>,
      slice: Slice,
    ) => Verdict<Event | CoreEvent>;
  };
  /** The module's part of `legal`: candidates, which the composition passes through the guards of `commands`. */
  readonly offers?: (ctx: Ctx, me: Seat, slice: Slice) => readonly Command[];
  /** Reactions to core events and to the module's own, seen in the state after them. */
  readonly on?: {
    readonly [T in TypeOf<CoreEvent | Event>]?: (
      ctx: Ctx,
      event: Extract<CoreEvent | Event, { readonly type: T }>,
      slice: Slice,
    ) => readonly (Event | CoreEvent)[];
  };
  readonly answers?: {
    readonly [Q in keyof Qs]?: (ctx: Ctx, argument: Qs[Q][0], slice: Slice) => Qs[Q][1] | undefined;
  };
  readonly evolve: {
    readonly [T in TypeOf<Event>]: (slice: Slice, event: Extract<Event, { readonly type: T }>) => Slice;
  };
  /** When the module must act by itself, and what it then does. */
  readonly due?: (slice: Slice) => Millis | undefined;
  readonly tick?: (ctx: Ctx, slice: Slice) => readonly (Event | CoreEvent)[];
  /** The slice and the module's events without what is hidden. */
  readonly view?: (slice: Slice) => Slice;
  /** A method, so that a module without events of its own fits into a registry. */
  redact?(event: Event): Event;
}

type TypeOf<T> = T extends { readonly type: infer Name extends string } ? Name : never;

/** The slices of the modules that are on; a module is on when its slice is there. */
export type Slices = { readonly [id: string]: unknown };

// biome-ignore lint/suspicious/noExplicitAny: a registry holds modules of different slices; `composed` hands each its own.
type Own = any;
export type AnyModule<Ctx, Setup, Qs extends Questions, CoreEvent extends GameEvent> = Module<
  Ctx,
  Setup,
  Qs,
  CoreEvent,
  Own,
  Own,
  Own
>;

export type Registry<Ctx, Setup, Qs extends Questions, CoreEvent extends GameEvent> = {
  readonly [id: string]: AnyModule<Ctx, Setup, Qs, CoreEvent>;
};

/** What the core sees of all modules together. */
export interface Composed<Ctx, Setup, Qs extends Questions> {
  readonly ids: readonly string[];
  readonly fields: CommandFields;
  readonly init: (on: readonly string[], setup: Setup) => Slices;
  readonly ask: <Q extends keyof Qs & string>(
    ctx: Ctx,
    slices: Slices,
    question: Q,
    argument: Qs[Q][0],
    base: Qs[Q][1],
  ) => Qs[Q][1];
  /** The handler of a module's command; undefined if no module that is on knows the command. */
  readonly decide: (ctx: Ctx, slices: Slices, command: { readonly type: string }) => Verdict<GameEvent> | undefined;
  readonly offers: (ctx: Ctx, slices: Slices, me: Seat) => readonly { readonly type: string }[];
  readonly hasReaction: (slices: Slices, type: string) => boolean;
  readonly reactions: (ctx: Ctx, slices: Slices, event: GameEvent) => readonly GameEvent[];
  /** The slices after a module's event; undefined if it is not a module's. */
  readonly evolve: (slices: Slices, event: GameEvent) => Slices | undefined;
  readonly due: (slices: Slices) => Millis | undefined;
  readonly tick: (ctx: Ctx, slices: Slices) => readonly GameEvent[];
  readonly view: (slices: Slices) => Slices;
  readonly redact: (event: GameEvent) => GameEvent;
}

export const composed = <Ctx, Setup, Qs extends Questions, CoreEvent extends GameEvent>(
  registry: Registry<Ctx, Setup, Qs, CoreEvent>,
  laws: Laws<Qs>,
): Composed<Ctx, Setup, Qs> => {
  const ids = Object.keys(registry).sort();
  const entries = ids.map(id => [id, registry[id] as AnyModule<Ctx, Setup, Qs, CoreEvent>] as const);
  const owners = (
    part: (module: AnyModule<Ctx, Setup, Qs, CoreEvent>) => object | undefined,
  ): Owners<Ctx, Setup, Qs, CoreEvent> => {
    const byName = new Map<string, (typeof entries)[number][]>();
    for (const entry of entries)
      for (const name of Object.keys(part(entry[1]) ?? {})) byName.set(name, [...(byName.get(name) ?? []), entry]);
    return byName;
  };
  const sole = (byName: Owners<Ctx, Setup, Qs, CoreEvent>, what: string): typeof byName => {
    for (const [name, all] of byName)
      if (all.length > 1) throw new Error(`${what} ${name} is claimed by ${all.map(([id]) => id).join(' and ')}`);
    return byName;
  };
  const commanders = sole(
    owners(module => module.commands),
    'command',
  );
  const folders = sole(
    owners(module => module.evolve),
    'event',
  );
  const listeners = actsOf<(ctx: Ctx, event: GameEvent, slice: unknown) => readonly GameEvent[]>(
    entries.map(([id, module]) => [id, module.on]),
  );
  const answerers = actsOf<(ctx: Ctx, argument: unknown, slice: unknown) => Own>(
    entries.map(([id, module]) => [id, module.answers]),
  );
  const punctual = entries.filter(([, module]) => module.due);
  // Slices seldom change, and whoever remembers something of a view knows it again by being the same object.
  const views = new WeakMap<Slices, Slices>();
  const on = (slices: Slices) => (isBare(slices) ? [] : entries.filter(([id]) => id in slices));

  return {
    ids,
    fields: Object.assign({}, ...entries.map(([, module]) => module.fields ?? {})),
    init: (wanted, setup) =>
      Object.fromEntries(entries.filter(([id]) => wanted.includes(id)).map(([id, module]) => [id, module.init(setup)])),
    ask: (ctx, slices, question, argument, base) => {
      if (isBare(slices)) return base;
      const able = answerers.get(question);
      if (!able) return base;
      let answers: Qs[typeof question][1][] | undefined;
      for (const { id, act } of able) {
        const slice = slices[id];
        const one = slice === undefined ? undefined : act(ctx, argument, slice);
        if (one === undefined) continue;
        if (answers) answers.push(one);
        else answers = [one];
      }
      return answers ? laws[question](base, answers) : base;
    },
    decide: (ctx, slices, command) => {
      const [id, module] = commanders.get(command.type)?.[0] ?? [];
      if (id === undefined || !(id in slices)) return undefined;
      return module?.commands?.[command.type]?.(ctx, command, slices[id]);
    },
    offers: (ctx, slices, me) => on(slices).flatMap(([id, module]) => module.offers?.(ctx, me, slices[id]) ?? []),
    hasReaction: (slices, type) => {
      const able = isBare(slices) ? undefined : listeners.get(type);
      if (able) for (const { id } of able) if (slices[id] !== undefined) return true;
      return false;
    },
    reactions: (ctx, slices, event) => {
      const all: GameEvent[] = [];
      for (const { id, act } of listeners.get(event.type) ?? []) {
        const slice = slices[id];
        if (slice !== undefined) all.push(...act(ctx, event, slice));
      }
      return all;
    },
    evolve: (slices, event) => {
      if (isBare(slices)) return undefined;
      const [id, module] = folders.get(event.type)?.[0] ?? [];
      if (id === undefined || !(id in slices)) return undefined;
      // A copy first: a computed name in the literal would be several times as slow.
      const after: { [id: string]: unknown } = { ...slices };
      after[id] = module?.evolve[event.type]?.(slices[id], event);
      return after;
    },
    due: slices => {
      let first: Millis | undefined;
      for (const [id, module] of isBare(slices) ? [] : punctual) {
        const one = id in slices ? module.due?.(slices[id]) : undefined;
        if (one !== undefined && (first === undefined || one < first)) first = one;
      }
      return first;
    },
    tick: (ctx, slices) => on(slices).flatMap(([id, module]) => module.tick?.(ctx, slices[id]) ?? []),
    view: slices => {
      if (isBare(slices)) return slices;
      const known = views.get(slices);
      if (known) return known;
      const view = Object.fromEntries(
        on(slices).map(([id, module]) => [id, module.view ? module.view(slices[id]) : slices[id]]),
      );
      views.set(slices, view);
      return view;
    },
    redact: event => folders.get(event.type)?.[0]?.[1].redact?.(event) ?? event,
  };
};

/** A game without modules, asked about on every step, pays for none of them. */
export const isBare = (slices: Slices): boolean => {
  for (const _ in slices) return false;
  return true;
};

/** Who does something of each name, and how: it happens far too often to look it up in its module. */
const actsOf = <Act>(parts: readonly (readonly [id: string, part: object | undefined])[]) => {
  const byName = new Map<string, { readonly id: string; readonly act: Act }[]>();
  for (const [id, part = {}] of parts)
    for (const [name, act] of Object.entries(part) as [string, Act][])
      byName.set(name, [...(byName.get(name) ?? []), { id, act }]);
  return byName;
};

type Owners<Ctx, Setup, Qs extends Questions, CoreEvent extends GameEvent> = Map<
  string,
  (readonly [string, AnyModule<Ctx, Setup, Qs, CoreEvent>])[]
>;
