export {
  type AnyGame,
  type CommandFields,
  type Due,
  FIELD_KINDS,
  type Field,
  type FieldKind,
  type Game,
  type GameEvent,
  type Moment,
  type OptionProblem,
  type Outcome,
  type Refusal,
  type Seat,
  type SeatCommand,
  seat,
  type Tick,
} from './game.ts';
export { fold, type Journal, type Recorded } from './journal.ts';
export { any, concat, every, type Law, max, refusalBy, sum } from './laws.ts';
export {
  endsStep,
  isAllowed,
  type Lesson,
  type LessonStep,
  leastCommands,
  lessonDocument,
  scenarioOf,
  starsFor,
} from './lesson/lesson.ts';
export {
  type AnyModule,
  type Composed,
  composed,
  isBare,
  type Laws,
  type Module,
  type Plan,
  type Questions,
  type Registry,
  type Slices,
  type Verdict,
} from './modules.ts';
export { dealt, hidden, known, type Pile, pileOf, top, turnedOver, without, withUnder } from './pile.ts';
export { type Answer, LAG_MS, type Step, tableQueue } from './queue.ts';
export { offeredLike } from './scenario/command.ts';
export { type Difference, differences, printDifference } from './scenario/difference.ts';
export type { Expectation, Part, ScenarioDocument, ScenarioStep } from './scenario/document.ts';
export { clockTime, parseGameTime, printGameTime, type ScriptTime } from './scenario/gameTime.ts';
export type { ScenarioMoment } from './scenario/judgement.ts';
export {
  type Agreed,
  type AnyScenarioGame,
  type OpenScenario,
  openScenario,
  type ScenarioGame,
} from './scenario/opening.ts';
export {
  all,
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
  type Path,
  type Problem,
  printPath,
  printProblem,
  type Reader,
  shown,
  text,
  whole,
} from './scenario/reading.ts';
export { runScenario, type ScenarioReport } from './scenario/runner.ts';
export { ChanceMissing, type Draws, type ScriptedChance, scriptedChance } from './scenario/scriptedChance.ts';
export { shapeProblem } from './stateShape.ts';
