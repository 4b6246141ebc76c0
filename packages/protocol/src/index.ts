export { tableClient } from './client.ts';
export type { AppliedEvent, ClientOptions, TableClient } from './clientApi.ts';
export {
  type ClientState,
  type CommandBody,
  type HeldSeat,
  heldSeats,
  LINE_STATES,
  type LineState,
} from './clientState.ts';
export { decode, decodeBody, decodeServer, encode, FRAME } from './codec.ts';
export { parseCommand } from './command.ts';
export {
  CODE_LENGTH,
  CODE_LETTERS,
  type GameId,
  gameIdOf,
  isGameId,
  isSeatSecret,
  isTableCode,
  isTableId,
  type PlaceId,
  parseTableCode,
  placeId,
  type SeatSecret,
  type TableCode,
  type TableId,
} from './ids.ts';
export { colyseusLine, type Line, type LineEvents, type OpenLine, type Platform } from './line.ts';
export {
  BOT_LEVELS,
  type BotLevel,
  COLOURS,
  emptyLobby,
  evolveLobby,
  type Lobby,
  type LobbyEvent,
  NAME_LENGTH,
  PHASES,
  type Phase,
  type Place,
  placeIn,
  seatIndex,
} from './lobby.ts';
export {
  type ClientMessage,
  DOOR_REFUSALS,
  type DoorRefusal,
  type GameClock,
  isShallow,
  type Joining,
  MAX_MESSAGE,
  type Presence,
  parseClientMessage,
  parseJoining,
  type ReplyValue,
  type Request,
  SEAT_PRESENCES,
  type SeatPresence,
  type ServerMessage,
  TABLE_REFUSALS,
  type TableRefusal,
  TROUBLES,
  type Trouble,
  type Welcome,
} from './messages.ts';
export { delayOf, gameTimeAt, noSync, offsetAt, type Sample, type Sync, withSample } from './sync.ts';
export {
  emptyTable,
  evolveTable,
  type GameEnded,
  type GameStarted,
  type Games,
  type Played,
  type TableEvent,
  type TableView,
} from './table.ts';
export { CALLS, type Call, CHAT_LENGTH, cleanText, parseTalk, type Said, type Saying } from './talk.ts';
export { PROTOCOL } from './version.ts';
