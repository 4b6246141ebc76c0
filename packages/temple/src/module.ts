import type { GameEvent, Module, OptionProblem } from '@templefall/kernel';
import type { Result, Rng } from '@templefall/kit';
import type { Tile } from './content/tiles.ts';
import type { Context } from './context.ts';
import type { CoreEvent } from './events.ts';
import type { TempleQuestions } from './questions.ts';
import type { Options } from './state.ts';

/** What a module may look at when a game is set up: the options, its own among them, and luck of its own. */
export interface ModuleSetup<Own = unknown> {
  readonly options: Options;
  readonly own: Own;
  readonly rng: Rng;
}

/** What modules put into the game for others to build on. Like a question, a new one is a change of design. */
export type Provision =
  /** Decks that other boxes add cards to. */
  | 'decks'
  /** Rooms that can be drawn as quests, besides those of the quests' own box. */
  | 'questRooms';

/** What a module judges its options by, besides what was wished of itself. */
export interface Table {
  readonly options: Options;
  /** What another module decides about this one; absent: the table is free to choose. */
  readonly brought: unknown;
  /** How much of it the modules that are on put into the game. */
  readonly provided: (what: Provision) => number;
}

/** An expansion of Temple: the kernel's module, the tiles it brings, and the options it takes. */
export interface TempleModule<Slice, Command, Event extends GameEvent, Own = true>
  extends Module<Context, ModuleSetup<Own>, TempleQuestions, CoreEvent, Slice, Command, Event> {
  readonly tiles?: readonly Tile[];
  /** Refusal codes of its commands and answers, one line each in `texts`. */
  readonly codes: readonly string[];
  /** What can be wrong with its options, besides what the core says already. */
  readonly optionProblems?: readonly string[];
  /** Parts of its slice that a fresh game lacks: positions may write them too. */
  readonly laterParts?: readonly (keyof Slice & string)[];
  /** What it brings besides tiles, by kind: long random play must meet every id. */
  readonly contents?: { readonly [kind: string]: readonly string[] };
  /** Its own options, from what stands under its id; without this, `true` switches it on. */
  readonly parseOptions?: (raw: unknown, table: Table) => Result<Own, readonly OptionProblem[]>;
  readonly provides?: { readonly [what in Provision]?: (own: Own) => number };
  /** Modules that are on because this one is, with what it decides about each; `true`: nothing more. */
  readonly brings?: (own: Own, options: Options) => Options['modules'];
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds modules of different slices; the kernel hands each its own.
type Own = any;
export type AnyTempleModule = TempleModule<Own, Own, Own, Own>;
export type TempleModules = { readonly [id: string]: AnyTempleModule };
