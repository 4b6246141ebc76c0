// The game: what can be said, what can happen, why something is refused.

// What a screen asks: docs/spec/roll-and-write.md has the list.
export { ASKED, type Asked, type Awaited, askedOf, awaited } from './awaiting.ts';
export { CORE_COMMANDS, type CoreCommand, TALK } from './commands.ts';
export type { Consequences } from './consequences.ts';
// The sheets.
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
// Positions and luck in writing.
export { SETUP_STREAM, seatStream, TABLE_STREAM } from './dice.ts';
export { type CoreEvent, GEM_SOURCES, type GemOrigin, type GemSource } from './events.ts';
export {
  COMMANDS,
  type Command,
  consequences,
  EVENTS,
  type Event,
  foreseen,
  REFUSAL_CODES,
  type RefusalCode,
  type Rehearsal,
  rehearsal,
  rollwrite,
} from './game.ts';
export { isIn, neighbours, type Place, roomsNextTo, roomsOn, type Way, wayBetween, waysOf } from './geography.ts';
export { FACE_LETTERS, parseFaces, printFaces } from './notation.ts';
export type { Options } from './options.ts';
export { paceOf, type TeamPace } from './pace.ts';
export { rollwritePosition } from './position/position.ts';
export { rollwriteScenarios } from './position/scenarios.ts';
export { printPosition, writtenPosition } from './position/written.ts';
export {
  type Plan,
  type PlanStep,
  type Proposal,
  parsePlanStep,
  printPlanStep,
} from './proposals.ts';
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
  sheetOf,
} from './questions.ts';
export { type Reach, reachOf } from './reach.ts';
export { NOTE_LENGTH } from './rules/notes.ts';
export { type SecretPair, secretPairs, secretWith, twinOf } from './secrets.ts';
export type {
  Asking,
  Checkpoint,
  Choice,
  Ending,
  MapMarks,
  Note,
  Phase,
  Player,
  Spot,
  State,
  Talk,
  TrackMarks,
} from './state.ts';
export { PHASES } from './state.ts';
export { isFaceDown, plansOf } from './suggestions.ts';
export { isTarget, parseTarget, printTarget, type Target } from './targets.ts';
export { type DiePlace, diceAfter, diceOf, type TrackedDie } from './trackedDice.ts';
export { type Undoable, undoableBy } from './undoing.ts';
export { type Use, usesFor, usesOf } from './uses.ts';
// The variants.
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
// The words of the rules.
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
  TALK_MODES,
  type TalkMode,
  TRACKS,
  type Track,
} from './vocabulary.ts';
export { MOST_WISHES, parseWish, printWish, type Wish } from './wish.ts';
export { type Pick, wishedPick, wishesOf } from './wishes.ts';
