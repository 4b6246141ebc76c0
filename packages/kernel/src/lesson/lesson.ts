import { err, type Millis, ok } from '@templefall/kit';
import type { GameEvent, SeatCommand } from '../game.ts';
import { differences } from '../scenario/difference.ts';
import type { Part } from '../scenario/document.ts';
import { clockTime } from '../scenario/gameTime.ts';
import {
  andThen,
  anything,
  dictionary,
  fields,
  isDictionary,
  list,
  mistake,
  optional,
  orElse,
  type Reader,
  text,
} from '../scenario/reading.ts';

/** One thing to do. The step ends when the player has done it. */
export interface LessonStep {
  /** Part of the position at its beginning, as scenarios write it: what its words promise, and the tests hold it to. */
  readonly given?: Part;
  /** The controls that are lit, by the game's own names for them. */
  readonly light: readonly string[];
  /** How it is done with the fewest commands: parts of commands, in order. */
  readonly solve: readonly Part[];
  /** What else may be tried without being stopped. */
  readonly allow: readonly Part[];
  /** What friends do as soon as the player has done something in this step. They have a seat of their own. */
  readonly friends: readonly Part[];
  /** Part of the event with which the step is done. */
  readonly until: Part;
}

/**
 * A position, one task or more, and how each is solved. The player sits in seat 0; nobody thinks in the other seats. The luck is a
 * seed, not a list of draws: a table that is taken up again after a crash goes on with the draws it would have had.
 */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  /** Lessons with the same heading stand together; absent for those of the base game. */
  readonly group?: string;
  /** Ids of the rules it teaches. */
  readonly rules: readonly string[];
  readonly options: Part;
  readonly clock: Millis;
  readonly position: Part;
  readonly seed: string;
  readonly steps: readonly LessonStep[];
}

const part: Reader<Part> = dictionary(anything);
const someParts = orElse(list(part), []);
const friend: Reader<Part> = (raw, path) =>
  isDictionary(raw) && typeof raw.seat === 'number' && raw.seat > 0
    ? part(raw, path)
    : mistake(path, 'a command with the seat of a friend', raw);
const eventPart: Reader<Part> = (raw, path) => (typeof raw === 'string' ? ok({ type: raw }) : part(raw, path));

const step: Reader<LessonStep> = fields({
  given: optional(part),
  light: list(text),
  solve: list(part),
  allow: someParts,
  friends: orElse(list(friend), []),
  until: eventPart,
});

export const lessonDocument: Reader<Lesson> = andThen(
  fields({
    id: text,
    game: text,
    group: optional(text),
    rules: list(text),
    options: orElse(part, {}),
    clock: orElse(clockTime, 0),
    position: part,
    seed: orElse(text, 'lesson'),
    steps: list(step),
  }),
  (lesson, path) =>
    lesson.steps.length > 0 && lesson.steps.every(one => one.solve.length > 0)
      ? ok(lesson)
      : err([{ path: [...path, 'steps'], expected: 'steps, each with its solution', found: 'none' }]),
);

/** The fewest commands that solve it. */
export const leastCommands = ({ steps }: Lesson): number => steps.reduce((sum, { solve }) => sum + solve.length, 0);

/** The lesson as a scenario, to be opened. */
export const scenarioOf = ({ id, game, options, clock, position, seed }: Lesson): Part => ({
  title: id,
  game,
  options,
  clock,
  position,
  seed,
  script: [],
});

/** Whether a command of the player belongs to the step. */
export const isAllowed = ({ solve, allow }: LessonStep, command: Omit<SeatCommand, 'seat'>): boolean =>
  [...solve, ...allow].some(like => differences(like, command).length === 0);

export const endsStep = ({ until }: LessonStep, event: GameEvent): boolean => differences(until, event).length === 0;

/** Three stars for the fewest commands, one for having done it at all; a wrong try counts like a command. */
export const starsFor = (lesson: Lesson, tries: number): number =>
  Math.max(1, 3 - Math.max(0, tries - leastCommands(lesson)));
