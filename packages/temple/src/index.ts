export { escapeCost, keysToEscape } from './actions/escape.ts';
export {
  beyond,
  CENTRE,
  cellAt,
  cellOf,
  cellOfTile,
  coordinates,
  doorways,
  doorwaysOf,
  frontOf,
  isBack,
  isDoorway,
  isExit,
  isStart,
  neighbours,
  opposite,
  passage,
  roomAt,
  spotsOf,
  turned,
  turnWithStairsAt,
} from './board.ts';
export type { CoreCommand } from './commands.ts';
export { CLOCK_TIMES, type Countdown, DEPOT_GEMS, LEVEL_GEMS, PACE_TIMES, type PaceTimes } from './content/numbers.ts';
export { CORE_TILES, EXIT, type GemOffer, START, type Tile } from './content/tiles.ts';
export type { Context } from './context.ts';
export { blackDice, diceToLose, isBlack, isBlank, shown } from './dice.ts';
export { CORE_EVENTS, type CoreEvent, isCoreEvent, type Paid } from './events.ts';
export { type Command, type Event, type TempleGame, templeWith } from './game.ts';
export type { AnyTempleModule, TempleModules } from './module.ts';
export { MODULES } from './modules/registry.ts';
export { printPosition } from './notation/position.ts';
export { DEFAULT_OPTIONS } from './options.ts';
export { canPay, spendings } from './payment.ts';
export { parseTemplePosition, templeScenarios } from './position/temple.ts';
export { type CoreCode, REFUSAL_CODES } from './refusals.ts';
export type { Die, DrawnRoom, Ending, LostDie, Options, Player, Room, Rooms, State, Vote } from './state.ts';
export { ENDINGS } from './state.ts';
export { OPTION_PROBLEMS, temple } from './temple.ts';
export {
  type Cell,
  CLOCKS,
  type ClockId,
  type Cost,
  DIE_SIDES,
  type DieId,
  type DieSymbol,
  FACES,
  type Face,
  LEVELS,
  type Level,
  type Loss,
  MARKS,
  type Mark,
  PACES,
  type Pace,
  SIDES,
  type Side,
  SOUNDTRACKS,
  type Soundtrack,
  type Spot,
  SYMBOLS,
  type TileId,
  TURNS,
  type Turn,
  VOTES,
  type VoteKind,
} from './vocabulary.ts';
