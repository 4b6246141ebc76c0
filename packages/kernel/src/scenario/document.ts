import { err, type Millis, ok } from '@templefall/kit';
import { clockTime, type ScriptTime, scriptTime } from './gameTime.ts';
import {
  andThen,
  anything,
  dictionary,
  fields,
  flag,
  isDictionary,
  list,
  mistake,
  oneOf,
  optional,
  orElse,
  type Reader,
  text,
} from './reading.ts';

/** Part of a command, an event, a state: the keys that matter, the rest may be anything. */
export type Part = { readonly [key: string]: unknown };

/** What must hold after a step. What is not named is not looked at. */
export interface Expectation {
  /** Parts of the position, in the words in which positions are written. */
  readonly position?: Part;
  readonly state?: Part;
  readonly view?: Part;
  /** All events since the step before, in order: each by its type or its parts. */
  readonly events?: readonly Part[];
  /** The command, or one that had waited, is refused so. Without it they must be accepted. */
  readonly refusal?: Part;
  /** The command was made at or after a deadline that is not settled yet: it waits for it. */
  readonly waits?: boolean;
  /** Each is part of some command the seat could give now. */
  readonly offers?: readonly Part[];
  /** None is part of any command the seat could give now. */
  readonly withholds?: readonly Part[];
  /** Choices and votes the game waits for, by name; an empty list says that nothing is left open. */
  readonly pending?: readonly string[];
  readonly outcome?: (typeof OUTCOMES)[number];
}

export interface ScenarioStep {
  /** When the command was made; left out, at the moment of the step before. */
  readonly at?: ScriptTime;
  /** When it reached the table, if the net was slow. */
  readonly arrives?: ScriptTime;
  /** Left out, the clock just runs to `at`, deadlines on the way included. */
  readonly command?: Part;
  readonly expect?: Expectation;
}

export interface ScenarioDocument {
  readonly title: string;
  readonly game: string;
  readonly options: Part;
  /** The options are refused so, problem by problem; then nothing is played. */
  readonly refused?: readonly Part[];
  /** The game's time when the script begins. */
  readonly clock: Millis;
  /** Left out, the game is set up by its own rules. */
  readonly position?: unknown;
  /** Faces and other draws to come, by stream, in the words of the game. */
  readonly chance: unknown;
  /** The luck after that; left out, a draw that was not written down is a mistake. */
  readonly seed?: string;
  readonly script: readonly ScenarioStep[];
}

const OUTCOMES = ['open', 'won', 'lost'] as const;

const part: Reader<Part> = dictionary(anything);
const seatPart: Reader<Part> = (raw, path) =>
  isDictionary(raw) && typeof raw.seat === 'number' ? part(raw, path) : mistake(path, 'a command with a seat', raw);
/** A word stands for the part that gives a thing its name. */
const named =
  (key: string): Reader<Part> =>
  (raw, path) =>
    typeof raw === 'string' ? ok({ [key]: raw }) : part(raw, path);

const expectation: Reader<Expectation> = fields({
  position: optional(part),
  state: optional(part),
  view: optional(part),
  events: optional(list(named('type'))),
  refusal: optional(named('code')),
  waits: optional(flag),
  offers: optional(list(seatPart)),
  withholds: optional(list(seatPart)),
  pending: optional(list(text)),
  outcome: optional(oneOf(OUTCOMES)),
});

const step: Reader<ScenarioStep> = andThen(
  fields({
    at: optional(scriptTime),
    arrives: optional(scriptTime),
    command: optional(part),
    expect: optional(expectation),
  }),
  (value, path) => {
    if (value.command) return ok(value);
    if (value.expect?.waits) return err([{ path, expected: 'a command that waits', found: 'none' }]);
    if (value.arrives) return err([{ path, expected: 'a command that arrives', found: 'none' }]);
    return ok(value);
  },
);

/** A whole scenario, from YAML or written in code. */
export const scenarioDocument: Reader<ScenarioDocument> = andThen(
  fields({
    title: text,
    game: text,
    options: optional(part),
    refused: optional(list(named('code'))),
    clock: orElse(clockTime, 0),
    position: optional(anything),
    chance: optional(anything),
    seed: optional(text),
    script: optional(list(step)),
  }),
  ({ options = {}, chance = {}, script, ...rest }, path) => {
    const where = [...path, 'script'];
    if (script && rest.refused) return mistake(where, 'nothing where the options are refused', script);
    if (!script && !rest.refused) return mistake(where, 'a list', script);
    return ok({ ...rest, options, chance, script: script ?? [] });
  },
);
