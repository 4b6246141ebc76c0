import { err, type Millis, ok, type Result, seededChance, seedOf } from '@templefall/kit';
import type { AnyGame, CommandFields, OptionProblem } from '../game.ts';
import { type Part, type ScenarioDocument, scenarioDocument } from './document.ts';
import { type Problem, type Reader, shown } from './reading.ts';
import { type Draws, type ScriptedChance, scriptedChance } from './scriptedChance.ts';

/** What a document says besides the position itself. */
export interface Agreed<Options> {
  readonly options: Options;
  /** The game's time at which the script begins. */
  readonly at: Millis;
}

/** What a game adds to the contract so that its positions and its luck can be written down. */
export interface ScenarioGame<Options, State> {
  readonly game: AnyGame;
  /** A position in the words of the game as a lawful state. */
  readonly position: (agreed: Agreed<Options>) => Reader<State>;
  /** The other way: a state as a position would write it, dice as they lie at that moment. */
  readonly written?: (state: State, at: Millis) => unknown;
  /** Streams and faces by name, as the numbers the game draws. */
  readonly draws: Reader<Draws>;
  /** What only the host of a table says, and a script may: a player went away or came back. */
  readonly host?: CommandFields;
  /** Choices and votes left open, by name. */
  readonly pending?: (state: State) => readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a runner hands the values of one game back to that same game only.
export type AnyScenarioGame = ScenarioGame<any, any>;

export interface OpenScenario {
  readonly document: ScenarioDocument;
  readonly game: AnyScenarioGame;
  readonly state: unknown;
  readonly luck: ScriptedChance;
}

/** A document whose words are read, and what its game says to its options. */
interface ReadScenario {
  readonly document: ScenarioDocument;
  readonly game: AnyScenarioGame;
  readonly options: Result<unknown, readonly OptionProblem[]>;
}

export const readScenario = (
  raw: unknown,
  games: readonly AnyScenarioGame[],
): Result<ReadScenario, readonly Problem[]> => {
  const read = scenarioDocument(raw, []);
  if (!read.ok) return read;
  const document = read.value;
  const game = games.find(one => one.game.id === document.game);
  if (game) return ok({ document, game, options: game.game.parseOptions(document.options) });
  const ids = games.map(one => one.game.id).join(', ');
  return err([{ path: ['game'], expected: `one of ${ids}`, found: shown(document.game) }]);
};

/** A document read to the end: its game, its position, its luck. Lessons open a scenario and let a person play it. */
export const openScenario = (
  raw: unknown,
  games: readonly AnyScenarioGame[],
): Result<OpenScenario, readonly Problem[]> => {
  const read = readScenario(raw, games);
  return read.ok ? openedScenario(read.value) : read;
};

export const openedScenario = ({ document, game, options }: ReadScenario): Result<OpenScenario, readonly Problem[]> => {
  if (!options.ok) return err(options.error.map(problem => optionMistake(document.options, problem)));
  const draws = game.draws(document.chance, ['chance']);
  if (!draws.ok) return draws;
  const luck = scriptedChance(
    draws.value,
    document.seed === undefined ? undefined : seededChance(seedOf(document.seed)),
  );
  if (document.position === undefined && document.seed === undefined)
    return err([{ path: [], expected: 'a position, or a seed to set the game up with', found: 'neither' }]);
  const state =
    document.position === undefined
      ? ok(game.game.setup(options.value, luck.chance))
      : game.position({ options: options.value, at: document.clock })(document.position, ['position']);
  return state.ok ? ok({ document, game, state: state.value, luck }) : state;
};

const optionMistake = (options: Part, { path, code }: OptionProblem): Problem => {
  const keys = path === '' ? [] : path.split('.');
  const found = keys.reduce<unknown>((value, key) => (value as Part | undefined)?.[key], options);
  return { path: ['options', ...keys], expected: `lawful options (${code})`, found: shown(found) };
};

export const titleOf = (raw: unknown): string => {
  const title = (raw as Part | null | undefined)?.title;
  return typeof title === 'string' ? title : 'a scenario without a title';
};
