import type { Refusal } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import * as v from 'valibot';
import { isSeatSecret, isTableId, type SeatSecret, type TableCode, type TableId } from './ids.ts';
import { BOT_LEVELS, COLOURS, NAME_LENGTH } from './lobby.ts';
import type { TableEvent, TableView } from './table.ts';
import { type Said, saying } from './talk.ts';

/** The largest message a client may send, in bytes. */
export const MAX_MESSAGE = 4096;

// One check each: these are in every message, and a chain of four takes four times as long.
const isWhole = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= least && raw <= most;
const whole = (least: number, most: number) => v.custom<number>(raw => isWhole(raw, least, most));
const MOST = 2 ** 31;
const moment = v.custom<number>(Number.isFinite);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(4 * NAME_LENGTH));
const place = whole(0, MOST);
const colour = whole(0, COLOURS - 1);
/** For example `doc:permanent`; empty: none, the game decides. */
const role = v.pipe(v.string(), v.regex(/^[\w:-]{0,32}$/));
const isGameId = (raw: unknown): raw is string => typeof raw === 'string' && /^[\w-]{1,32}$/.test(raw);
const gameId = v.custom<string>(isGameId);
/** Its fields are the game's affair (`parseCommand`). */
type Command = { readonly [field: string]: unknown } & { readonly type: string };
const isCommand = (raw: unknown): raw is Command =>
  typeof raw === 'object' && raw !== null && 'type' in raw && isGameId(raw.type);
const command = v.custom<Command>(isCommand);
/** What JSON can say, and so a journal: not what MessagePack has besides, such as bytes, dates and integers of any length. */
const isPlain = (raw: unknown, depth = 0): boolean => {
  if (typeof raw === 'number') return Number.isFinite(raw);
  if (raw === null || raw === undefined || typeof raw === 'string' || typeof raw === 'boolean') return true;
  if (typeof raw !== 'object') return false;
  // A field without a value is none; a gap in a list would come back as something else.
  const isKnown = Array.isArray(raw) ? !raw.includes(undefined) : Object.getPrototypeOf(raw) === Object.prototype;
  return isKnown && depth < MOST_DEPTH && Object.values(raw).every(value => isPlain(value, depth + 1));
};
const MOST_DEPTH = 8;
/** No option of ours lies deeper; what does only makes work for those who read it. */
export const isShallow = (raw: unknown): boolean => isPlain(raw);
/** The game itself says what options mean; here only their size is bounded. */
const options = v.record(
  v.pipe(v.string(), v.maxLength(32)),
  v.custom<unknown>(raw => isPlain(raw)),
);

const secret = v.custom<SeatSecret>(raw => typeof raw === 'string' && isSeatSecret(raw));

/** What one may ask of the table besides playing; each is answered with `reply`. */
const request = v.variant('type', [
  /**
   * Takes a chair, or a vacant one in a running game; the reply brings the seat's secret. Who makes the secret up can
   * ask again when the reply was lost, and gets the same seat.
   */
  v.strictObject({
    type: v.literal('sit'),
    name,
    colour: v.optional(colour),
    place: v.optional(place),
    secret: v.optional(secret),
    /** One more seat for this device, which is passed round. */
    isAnother: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('stand') }),
  v.strictObject({
    type: v.literal('editSeat'),
    name: v.optional(name),
    colour: v.optional(colour),
    role: v.optional(role),
  }),
  v.strictObject({ type: v.literal('ready'), isReady: v.boolean() }),
  /** Lets the time of a game go on that waits for its player's word. */
  v.strictObject({ type: v.literal('begin') }),
  /** This line is a big screen that shows the board to all, or no more: whoever comes by phone needs only the dice. */
  v.strictObject({ type: v.literal('show'), isScreen: v.boolean() }),
  /** From here on the host's alone. */
  v.strictObject({ type: v.literal('choose'), game: gameId, options }),
  v.strictObject({
    type: v.literal('change'),
    isPublic: v.optional(v.boolean()),
    isLocked: v.optional(v.boolean()),
    standIn: v.optional(v.picklist([...BOT_LEVELS, 'nobody'])),
  }),
  v.strictObject({
    type: v.literal('addBot'),
    level: v.picklist(BOT_LEVELS),
    name,
    colour: v.optional(colour),
    place: v.optional(place),
  }),
  v.strictObject({
    type: v.literal('editBot'),
    place,
    level: v.optional(v.picklist(BOT_LEVELS)),
    name: v.optional(name),
    colour: v.optional(colour),
    role: v.optional(role),
  }),
  v.strictObject({ type: v.literal('kick'), place }),
  v.strictObject({ type: v.literal('makeHost'), place }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('again'), luck: v.picklist(['same', 'new']) }),
  v.strictObject({ type: v.literal('reopenLobby') }),
]);
export type Request = v.InferOutput<typeof request>;

/** All that a client may send once it is connected. */
const clientMessage = v.variant('t', [
  /**
   * A command of the game: its number, the game time it was made at, what. Answered by an event or a refusal. `as`, here and
   * below, is the place it is meant for; absent, the first of those this session holds.
   */
  v.strictObject({
    t: v.literal('do'),
    n: whole(1, MOST),
    at: moment,
    command,
    as: v.optional(place),
  }),
  v.strictObject({ t: v.literal('ask'), id: whole(1, MOST), request, as: v.optional(place) }),
  v.strictObject({ t: v.literal('say'), saying, as: v.optional(place) }),
  v.strictObject({ t: v.literal('time'), sent: moment }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** By hand, as the schema has them: nearly every message is one of these two, and the schema takes five times as long. */
const isCommon = (raw: unknown): raw is Extract<ClientMessage, { readonly t: 'do' | 'time' }> => {
  if (typeof raw !== 'object' || raw === null) return false;
  const { t, n, at, command: made, as, sent } = raw as { readonly [field: string]: unknown };
  if (t === 'do') {
    const isForSeat = as !== undefined;
    if (isForSeat && !isWhole(as, 0, MOST)) return false;
    return (
      isWhole(n, 1, MOST) && Number.isFinite(at) && isCommand(made) && Object.keys(raw).length === (isForSeat ? 5 : 4)
    );
  }
  return t === 'time' && Number.isFinite(sent) && Object.keys(raw).length === 2;
};

export const parseClientMessage = (raw: unknown): ClientMessage | undefined => {
  if (isCommon(raw)) return raw;
  const parsed = v.safeParse(clientMessage, raw);
  return parsed.success ? parsed.output : undefined;
};

/** What one brings to the door: which table, who one is, and how far one had followed it. */
const joining = v.strictObject({
  protocol: whole(0, MOST),
  table: v.custom<TableId>(raw => typeof raw === 'string' && isTableId(raw)),
  secret: v.optional(secret),
  /** Of further seats that this device holds. */
  also: v.optional(v.pipe(v.array(secret), v.maxLength(COLOURS), v.readonly())),
  /** The seat was handed over: a new secret comes with the welcome, and the one in the link is void once we have spoken. */
  isHandedOver: v.optional(v.boolean()),
  since: v.optional(whole(0, MOST)),
  /** Whole views besides the events, for a client that does not know the rules of the game. */
  wants: v.optional(v.literal('views')),
});
export type Joining = v.InferOutput<typeof joining>;

export const parseJoining = (raw: unknown): Joining | undefined => {
  const parsed = v.safeParse(joining, raw);
  return parsed.success ? parsed.output : undefined;
};

/** Game time, tied to the server's clock: `at` was the game's moment at the server's `now`. */
export interface GameClock {
  readonly at: Millis;
  readonly now: Millis;
  readonly isRunning: boolean;
}

/** Who is there. Seats in seat order. */
export interface Presence {
  readonly seats: readonly SeatPresence[];
  readonly watching: number;
  /** How many of those who watch are big screens that show the board to all; absent where none is. */
  readonly screens?: number;
}
/** `bot`: a bot plays the seat, for itself or for an absent player. */
export const SEAT_PRESENCES = ['here', 'gone', 'bot'] as const;
export type SeatPresence = (typeof SEAT_PRESENCES)[number];

/** Why the server cannot serve just now, or closes a connection. Clients put them into words. */
export const TROUBLES = [
  'restarting',
  'storage',
  'movedOn',
  'internal',
  'replaced',
  'kicked',
  'wrongSecret',
  'tooMany',
  'flooding',
  'malformed',
  'handedOver',
] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface Welcome {
  readonly t: 'welcome';
  readonly protocol: number;
  readonly table: TableId;
  readonly code: TableCode;
  readonly me?: { readonly place: number; readonly secret?: SeatSecret };
  /** The places of the further seats asked for, in that order; null for one that is held no longer. */
  readonly also?: readonly (number | null)[];
  readonly clock?: GameClock;
  readonly now: Millis;
  readonly presence: Presence;
  readonly said: readonly Said[];
  /** How long a player may be away before a bot may take the seat. */
  readonly presenceTimeout: Millis;
  /** The newest command number of these seats that was ever applied: count on from there. */
  readonly lastN?: number;
  /** What you were shown beyond `view.seq` is lost: the journal was damaged, and goes on from there. */
  readonly isRolledBack?: true;
  /** Everything, for who comes new; or only what happened since. */
  readonly view?: TableView;
  readonly missed?: { readonly from: number; readonly events: readonly TableEvent[] };
}

/** All that the server sends. */
export type ServerMessage =
  | Welcome
  /** Events number `from`, `from + 1`, … They are on the disk. */
  | { readonly t: 'events'; readonly from: number; readonly events: readonly TableEvent[] }
  /** For those who want views: the newest one. */
  | { readonly t: 'view'; readonly view: TableView }
  /** Command `n` was refused and changed nothing; or it was applied (`seq`) but its events told you nothing of it. */
  | { readonly t: 'refused'; readonly n: number; readonly refusal: Refusal }
  | { readonly t: 'applied'; readonly n: number; readonly seq: number }
  | { readonly t: 'reply'; readonly id: number; readonly value?: ReplyValue; readonly refusal?: Refusal }
  | { readonly t: 'said'; readonly said: Said }
  | { readonly t: 'unsaid'; readonly refusal: Refusal }
  | { readonly t: 'presence'; readonly presence: Presence }
  /** One of several seats of this session is held no longer; the others are. */
  | { readonly t: 'unseated'; readonly place: number; readonly trouble: Trouble }
  | { readonly t: 'clock'; readonly clock: GameClock }
  | { readonly t: 'time'; readonly sent: Millis; readonly now: Millis }
  | { readonly t: 'trouble'; readonly trouble: Trouble };

export interface ReplyValue {
  readonly place?: number;
  readonly secret?: SeatSecret;
  /** As in the welcome: whoever had the place before may have counted far. */
  readonly lastN?: number;
}

/** Refusals of the table itself; a game's own come as the game says them. */
export const TABLE_REFUSALS = [
  'notSeated',
  'notHost',
  'notPlaying',
  'isPlaying',
  'tableFull',
  'tableLocked',
  'seatTaken',
  'noSuchPlace',
  'nameEmpty',
  'colourTaken',
  'alreadySeated',
  'notReady',
  'tooFewPlayers',
  'tooManyPlayers',
  'badOptions',
  'unknownGame',
  'badCommand',
  'staleCommand',
  'silenced',
  'tooFast',
  'botSeat',
  'failed',
] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

/** Why the door stays shut; `code` of the answer to the handshake and of `/api`. */
export const DOOR_REFUSALS = [
  'badRequest',
  'otherProtocol',
  'noSuchTable',
  'tableDamaged',
  'tooMany',
  'serverFull',
  'storage',
  'restarting',
  'otherOrigin',
  'busy',
] as const;
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];
