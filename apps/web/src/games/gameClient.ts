import type { ReadonlySignal } from '@preact/signals';
import type { AnyScenarioGame, Game, GameEvent, Refusal, Seat, SeatCommand } from '@templefall/kernel';
import type { Millis } from '@templefall/kit';
import type { BotLevel } from '@templefall/protocol';
import type { ComponentType } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { PawnArt } from '../ui/Icon.tsx';

/** Every game this client can play. */
export const GAME_IDS = ['temple', 'rollwrite'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** One player at the table of a running game. */
export interface Player {
  readonly seat: Seat;
  /** Empty: the screen names the seat in its own language. */
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly bot?: BotLevel;
  readonly pawn: PawnArt;
  /** Game time at which the player's connection was lost; a bot may play meanwhile. */
  readonly goneAt?: Millis;
  /** Game time at which a bot may take the seat of a player who is away (TX3). */
  readonly botAt?: Millis;
  /** They left on purpose: nobody waits for them, and a bot may play on. */
  readonly hasLeft?: true;
  /** Game time at which they came back. */
  readonly backAt?: Millis;
}

/** The connection to the table. A table in this browser is always open. */
export type Connection = 'open' | 'lost' | 'restarting';

/** One event with the states around it: all that sounds, announcements and animations need. */
export interface AppliedEvent<State, Event> {
  readonly at: Millis;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

/** Something called out or pointed at. `target` is the game's own string: a cell, `room:c4`, `map:1:2`, `track:rush`, `die:3`. */
export interface Call {
  readonly seat: Seat;
  readonly call: string;
  readonly target?: string;
}

/** A command without its seat: the session fills it in. */
export type CommandBody<Command> = Command extends unknown ? Omit<Command, 'seat'> : never;

/** A running game as a screen sees it, from the seats this device holds, wherever the table stands: on a server or in this browser. */
export interface GameSession<State, Event, Command> {
  readonly game: GameId;
  /** The first of `seats`; absent for spectators. */
  readonly me: Seat | undefined;
  /** All seats this device holds: more than one when it is passed round. */
  readonly seats: ReadonlySignal<readonly Seat[]>;
  /** What friends type to join; absent for a table in this browser. */
  readonly code?: string;
  /** The same on every device, another for every game. */
  readonly gameKey: () => string;
  readonly view: ReadonlySignal<State>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly connection: ReadonlySignal<Connection>;
  /** Game time: 0 when the game opens, and still while it is paused. */
  readonly now: () => Millis;
  /** Whether that time may be relied on to the millisecond; absent where it is the page's own. */
  readonly isTimeSettled?: () => boolean;
  /** The round trip to the table; absent where the table is in this browser. */
  readonly lag?: () => Millis | undefined;
  readonly hasBegun: ReadonlySignal<boolean>;
  readonly hasEnded: ReadonlySignal<boolean>;
  /** Absent where the table itself counts down to its beginning, with `now` below 0 until then, and where nothing waits. */
  readonly begin?: () => void;
  /** Resolves to the refusal, or to nothing. */
  readonly send: (command: CommandBody<Command>, as?: Seat) => Promise<Refusal | undefined>;
  readonly call: (call: string, target?: string, as?: Seat) => void;
  readonly onApplied: (listener: (applied: AppliedEvent<State, Event>) => void) => () => void;
  readonly onCall: (listener: (call: Call) => void) => () => void;
  /** How long a player may be away before a bot may take the seat (TX3); absent where nobody can be away. */
  readonly presenceTimeout?: Millis;
  /** Whether a bot stands in for players who are away for long. */
  readonly hasStandIn?: ReadonlySignal<boolean>;
  /** Absent for a table in this browser: there is nobody to write to. */
  readonly chat?: Chat;
  /** The link by which another device takes my seat. */
  readonly handOver?: () => string | undefined;
  readonly leave: () => void;
  /** The same people play again; absent where the screen itself sets up the next game. */
  readonly again?: {
    /** Who decides, if anybody is left to. */
    readonly by: ReadonlySignal<Seat | undefined>;
    readonly ask: () => Promise<Refusal | undefined>;
  };
  /** By which the game is found again once it is over. */
  readonly record?: string;
  /** Every event of a game that is over, as the table recorded it; empty if that cannot be had. */
  readonly recorded?: () => Promise<readonly AppliedEvent<State, Event>[]>;
}

/** Somebody who sits at a table before the game. */
export interface LobbySeat {
  readonly place: number;
  readonly name: string;
  readonly pawn: PawnArt;
  readonly isMe: boolean;
  readonly isReady: boolean;
  readonly isHere: boolean;
  readonly bot?: BotLevel;
  /** The character they picked and its ability, where characters are played. */
  readonly role?: string;
  /** They left a running game: somebody else can take over. */
  readonly isVacant?: true;
}

export interface LobbyView<Options> {
  readonly seats: readonly LobbySeat[];
  /** As the game's parser takes them. */
  readonly options: Options;
  /** I decide. */
  readonly isHost: boolean;
  /** The table exists, but I do not sit at it yet: it takes no requests. */
  readonly isOpening?: true;
  /** The connection dropped, and comes back by itself. */
  readonly away?: 'reconnecting' | 'restarting';
  /** The place of the host, among friends: the host starts the game and need not be ready. */
  readonly host?: number;
  readonly isPlaying: boolean;
  readonly standIn: boolean;
  /** A big screen shows the board: a phone holds the dice first. */
  readonly hasScreen?: true;
  /** Only tables of a server have one. */
  readonly code?: string;
}

/** A table before the game, wherever it stands. Each request resolves to a refusal or to nothing. */
export interface Lobby<Options> {
  readonly view: ReadonlySignal<LobbyView<Options>>;
  /** Of my first seat, or of another that this device holds. */
  readonly editSeat: (
    look: { readonly name?: string; readonly pawn?: PawnArt; readonly role?: string },
    place?: number,
  ) => Promise<Refusal | undefined>;
  readonly ready: (isReady: boolean) => Promise<Refusal | undefined>;
  readonly choose: (options: Options) => Promise<Refusal | undefined>;
  readonly addBot: (level: BotLevel) => Promise<Refusal | undefined>;
  readonly changeBot: (place: number, level: BotLevel) => Promise<Refusal | undefined>;
  readonly kick: (place: number) => Promise<Refusal | undefined>;
  /** One more who plays on this device; absent where everybody brings their own. */
  readonly addPlayer?: (name: string) => Promise<Refusal | undefined>;
  readonly setStandIn: (on: boolean) => Promise<Refusal | undefined>;
  readonly start: () => Promise<Refusal | undefined>;
}

/** A game that is over, as it is looked back at: state `n` is the one after `n` events. */
export interface Played<State, Event> {
  readonly length: number;
  readonly stateAt: (n: number) => State;
  readonly timeOf: (n: number) => Millis;
  /** How many events had happened by then. */
  readonly countAt: (at: Millis) => number;
  readonly all: () => readonly AppliedEvent<State, Event>[];
}

/** The time line of a game: a lane for each seat. Its length is in a unit of the game's own, milliseconds or turns. */
export interface ReplayCourse {
  readonly length: number;
  readonly xOf: (n: number) => number;
  readonly nAt: (x: number) => number;
  /** A place on it in words: a time, a turn. */
  readonly label: (x: number) => string;
  readonly marks: readonly {
    /** The state it led to. */
    readonly n: number;
    readonly seat: Seat;
    readonly icon: string;
    readonly colour: string;
  }[];
  /** Stretches that belong together: a countdown, a round. */
  readonly bands: readonly {
    readonly from: number;
    readonly to: number;
    readonly isAlarm?: true;
    readonly label: string;
  }[];
  /** Stretches that belong to one seat: its turns. */
  readonly blocks: readonly {
    readonly from: number;
    readonly to: number;
    readonly seat: Seat;
    readonly pips: number;
  }[];
  readonly ticks: readonly { readonly x: number; readonly label: string }[];
  /** What happened, in words and in order. */
  readonly lines: readonly ReplayLine[];
}

export interface ReplayLine {
  readonly n: number;
  readonly seat?: Seat;
  readonly icon: string;
  readonly colour: string;
  /** One of the game's `kinds`, if it is of any. */
  readonly kind?: string;
  readonly text: string;
}

/** How a game is looked back at. */
export interface GameReplay<State, Event extends GameEvent, Command> {
  /** It is played against a clock, and runs by itself at its own speed; else it goes from line to line. */
  readonly isTimed: boolean;
  /** The kinds of lines that can be shown alone. */
  readonly kinds: () => readonly { readonly id: string; readonly name: string }[];
  readonly courseOf: (played: Played<State, Event>, players: readonly Player[]) => ReplayCourse;
  /** How it ended, in a few words. */
  readonly result: (final: State, end: Millis) => string;
  /** What counts of a game that is over. */
  readonly factsOf: (final: State, end: Millis) => GameFacts;
  /** In what best results are kept apart, each with its name. */
  readonly ladder: () => readonly { readonly id: string; readonly name: string }[];
  readonly scoreText: (score: number) => string;
  /** The address of the worker in which bots play a game on, to tell luck from choice. */
  readonly luckWorker: () => string;
  /** The game that everybody is dealt alike on one day. */
  readonly daily: { readonly options: object; readonly bots: number };
  /** The players at that moment; a tap looks through somebody's eyes, a second one through nobody's. */
  readonly Players: ComponentType<ReplayLook<State, Event, Command>>;
  /** The board or the sheets at that moment. */
  readonly Stage: ComponentType<ReplayLook<State, Event, Command>>;
}

/** What counts of a game that is over. */
export interface GameFacts {
  readonly won: boolean;
  readonly players: number;
  /** The rung of the ladder it was played on. */
  readonly rung: string;
  /** Of two won games on one rung the one with more of it is better. */
  readonly score: number;
  readonly gems: number;
}

export interface ReplayLook<State, Event, Command> {
  /** Whatever is sent to it is refused. */
  readonly session: GameSession<State, Event, Command>;
  /** Game time of the moment. */
  readonly at: ReadonlySignal<Millis>;
  /** Whose eyes; undefined: everybody's. */
  readonly eyes: Seat | undefined;
  readonly onEyes: (seat: Seat | undefined) => void;
}

/** What this device is at a table: a whole place to play, the big screen for all, or the dice beside it. */
export const SCREEN_ROLES = ['full', 'tv', 'tray'] as const;
export type ScreenRole = (typeof SCREEN_ROLES)[number];

/** What the lessons of a game are made of. */
export interface GameLessons {
  /** How its positions are read. */
  readonly scenarios: AnyScenarioGame;
  /** As `corpora/lessons` has them, in the order in which they are offered. */
  readonly documents: readonly unknown[];
  /** The controls on its play screen that a lesson lights by this name, as a selector. */
  readonly controls: (light: string) => string;
  /** What stays bright below the veil beside what is lit, as a selector: the clock. */
  readonly bright: string;
  /** What the card of a lesson never covers, as a selector: the dice. */
  readonly uncovered: string;
  /** The lesson that teaches a rule, by the rule's id. */
  readonly lessonOf: (rule: string) => string | undefined;
  /** What stands over a group of lessons in the list, if there is a word for it. */
  readonly groupText?: (group: string) => string | undefined;
}

/**
 * Everything the client needs to know about a game. `games/<id>/client.ts` exports one; `registry.ts` loads it when needed.
 * `Chosen` are the options as a lobby holds them, before the game's parser has seen them.
 */
export interface GameClient<State, Event extends GameEvent, Command extends SeatCommand, Options, Chosen = Options> {
  readonly id: GameId;
  readonly seats: { readonly least: number; readonly most: number };
  /** Options of a new table. */
  readonly defaults: Chosen;
  /** Options of a game without pressure, where there is one. */
  readonly practice?: Partial<Chosen>;
  /** What can be called out. */
  readonly calls: readonly string[];
  /** The engine, fetched when needed. */
  readonly rules: () => Promise<Game<Options, State, Command, Event, string>>;
  /** Loads this game's words in the current language, if they are apart. */
  readonly texts: () => Promise<void>;
  /** What the lobby says in its own words: below the name, and on the start button when all are ready. Absent: the shell's. */
  readonly phrases?: () => { readonly tagline: string; readonly go: string };
  /** What the host chooses: the main column of the lobby. */
  readonly LobbyOptions: ComponentType<{ lobby: Lobby<Chosen> }>;
  /** Below the picture on large windows. */
  readonly LobbyHero?: ComponentType<{ lobby: Lobby<Chosen> }>;
  /** Below the seats on large windows. */
  readonly LobbyAside?: ComponentType<{ lobby: Lobby<Chosen> }>;
  /** What I choose for my own seat. */
  readonly SeatOptions?: ComponentType<{ lobby: Lobby<Chosen>; seat: LobbySeat }>;
  /** Drawn above everything else in the lobby. */
  readonly LobbySheets?: ComponentType<{ lobby: Lobby<Chosen> }>;
  /** What will be played, on the big screen. */
  readonly LobbySummary?: ComponentType<{ lobby: Lobby<Chosen> }>;
  /** What will be played in a few words, above the start button. */
  readonly optionsText?: (options: Chosen) => string;
  /** What a player's role is called. */
  readonly roleText?: (role: string) => string | undefined;
  /** Opening words while all are ready: shown, spoken if there is a voice, then over. Returns how to stop. */
  readonly introduce?: () => Promise<(show: (words: string) => void, over: () => void) => () => void>;
  readonly HowToPlay?: ComponentType<{ onClose?: () => void }>;
  /** The rule book as a page, at the paragraph or rule that is named. */
  readonly Rules?: ComponentType<{ at?: string | undefined }>;
  /** Fetched when somebody takes a lesson. */
  readonly lessons?: () => Promise<GameLessons>;
  /** Play, big screen, dice tray and end. */
  readonly Screen: ComponentType<{
    session: GameSession<State, Event, Command>;
    role: ScreenRole;
    onLeave: () => void;
  }>;
  /** Resolves once the parts of the lobby are here. */
  readonly preloadLobby?: () => Promise<unknown>;
  /** Fetches the play screen and its sound while people gather. */
  readonly preload: () => void;
  /** Fetches the play screen alone, when a game is about to be shown. */
  readonly preloadScreen: () => void;
  /** How it is looked back at, fetched when that is asked for, with its words. */
  readonly replay: () => Promise<GameReplay<State, Event, Command>>;
  /** The address of the worker in which its tables of this browser stand. */
  readonly tableWorker: () => string;
  /** It is played in turns: several can share a device that is passed round. */
  readonly isPassedRound?: true;
  /** At a table of this browser its time begins, and after a reload goes on, when the player says so. */
  readonly beginsOnWord?: true;
}

/** Loads a game's client, once for the page. Rejects for a game this version does not know. */
export type LoadGame = (id: string) => Promise<AnyGameClient>;

// biome-ignore-start lint/suspicious/noExplicitAny: the client hands values of one game back to that same game only.
export type AnyGameSession = GameSession<any, any, any>;
export type AnyGameClient = GameClient<any, any, any, any, any>;
export type AnyGameReplay = GameReplay<any, any, any>;
export type AnyLobby = Lobby<any>;
export type AnyLobbyView = LobbyView<any>;
// biome-ignore-end lint/suspicious/noExplicitAny: see above
