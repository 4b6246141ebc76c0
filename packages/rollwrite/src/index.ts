export { CORE_COMMANDS, type CoreCommand, TALK } from './commands.ts';
export type { Consequences } from './consequences.ts';
export {
  BONUS_TRACKS,
  type BonusTrack,
  DICE,
  EXTRA_DICE,
  GEM_TRACK,
  GEMS_NEEDED,
  ROUNDS,
  SECRET_GEMS,
} from './content/adventure.ts';
export { mapProblems, sheetProblems, trackProblems } from './content/check.ts';
export { symbolsOf, TREASURE_MAPS, type TreasureMap } from './content/maps.ts';
export { BASE_SHEET, type Room, type TempleSheet, VARIANT_SHEET } from './content/temple.ts';
export { SETUP_STREAM, seatStream, TABLE_STREAM } from './dice.ts';
export { type CoreEvent, GEM_SOURCES, type GemSource } from './events.ts';
export { type Command, consequences, type Event, REFUSAL_CODES, type RefusalCode, rollwrite } from './game.ts';
export { isIn, neighbours, type Place, roomsNextTo, roomsOn, type Way, wayBetween, waysOf } from './geography.ts';
export { FACE_LETTERS, parseFaces, printFaces } from './notation.ts';
export type { Options } from './options.ts';
export { rollwritePosition } from './position/position.ts';
export { rollwriteScenarios } from './position/scenarios.ts';
export { printPosition, writtenPosition } from './position/written.ts';
export { type PlanStep, type Proposal, parsePlanStep, printPlanStep } from './proposals.ts';
export {
  boxesLeft,
  cashable,
  cursedDice,
  diceInPlay,
  exitOf,
  freeBox,
  gemBoxOf,
  gemsNeeded,
  isComplete,
  isFull,
  isLastTurn,
  isWon,
  leftOf,
  mapOf,
  missingAtExit,
  othersFrom,
  type Payment,
  paymentFor,
  playerOf,
  roomOf,
  roundsOf,
  seatsOf,
  secretWith,
  sheetOf,
} from './questions.ts';
export type { Checkpoint, Choice, Ending, MapMarks, Phase, Player, State, TrackMarks } from './state.ts';
export { PHASES } from './state.ts';
export type { BarredWaysEvent, BarredWaysSlice, CloseWay } from './variants/barredWays/index.ts';
export {
  type DiceRoomsEvent,
  type DiceRoomsSlice,
  type OpenVote,
  PRIZES,
  type Prize,
  VOTE_MS,
  type VoteForPrize,
} from './variants/diceRooms/index.ts';
export { barredWaysOf, diceRoomsOf, VARIANTS, type VariantId } from './variants/index.ts';
export {
  COLOURS,
  COLUMNS,
  type Colour,
  CURSED_FIELDS,
  type CursedField,
  DIE,
  DIE_TRACKS,
  type DieTrack,
  FACES,
  type Face,
  GAINS,
  type Gain,
  HALVES,
  type Half,
  LEVELS,
  type Level,
  MAP_SIDES,
  MAPS,
  type MapId,
  type MapSide,
  PACES,
  type Pace,
  PLAYER_COUNTS,
  type PlayerCount,
  ROOM_ACTIONS,
  ROOMS,
  ROWS,
  type RoomAction,
  type RoomId,
  type RoomSymbol,
  SIDES,
  type Side,
  SYMBOLS,
  TRACKS,
  type Track,
} from './vocabulary.ts';
