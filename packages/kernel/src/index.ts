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
  type AnyModule,
  type Composed,
  composed,
  type Laws,
  type Module,
  type Plan,
  type Questions,
  type Registry,
  type Slices,
  type Verdict,
} from './modules.ts';
export { hidden, known, type Pile, pileOf, top, turnedOver, without, withUnder } from './pile.ts';
export { type Answer, LAG_MS, type Step, tableQueue } from './queue.ts';
