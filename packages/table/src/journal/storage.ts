import type { GameId, PlaceId, TableCode, TableId } from '@templefall/protocol';

/** What is remembered of a table besides its journal: enough to list it and to find it. */
export interface Listing {
  readonly game: string;
  readonly phase: string;
  readonly isPublic: boolean;
  readonly names: readonly string[];
  readonly most: number;
  /** The game was begun with the luck of the one before. */
  readonly isSameLuck?: true;
  /** Whom the game waits for, where it is played in turns: a table that sleeps still tells whose turn it is. */
  readonly awaited?: readonly ListedPlace[];
}

export interface ListedPlace {
  readonly place: PlaceId;
  readonly name: string;
}

export interface NewTable {
  readonly id: TableId;
  readonly code: TableCode;
  readonly listing: Listing;
  readonly at: number;
}

/** One line of a journal: text, and a sum over it and everything before it. */
export interface Row {
  readonly seq: number;
  readonly sum: number;
  readonly body: string;
}

/** A finished game: which stretch of its table's journal it is, and what came of it. */
export interface GameRecord {
  readonly id: GameId;
  readonly table: TableId;
  readonly game: string;
  readonly first: number;
  readonly last: number;
  readonly endedAt: number;
  readonly won: boolean;
  readonly names: readonly string[];
  readonly isSameLuck?: true;
}

/** The table as it was after event `seq`, whose row has this sum: a reader may begin there instead of at the base. */
export interface Snapshot {
  readonly seq: number;
  readonly sum: number;
  readonly body: string;
}

/** What one owner adds to one table, all of it or nothing. Without rows it is a heartbeat. */
export interface Append {
  readonly table: TableId;
  readonly epoch: number;
  readonly rows: readonly Row[];
  /** Game time reached; what a crash costs the clock is bounded by how often this is written. */
  readonly clock: number;
  readonly at: number;
  /** From which row on a reader needs the journal: the start of the running game. */
  readonly base?: number;
  readonly listing?: Listing;
  readonly finished?: readonly GameRecord[];
  /** What was said lately, for those who come later. It is in no journal and in no file of a game: it goes with the table. */
  readonly talk?: string;
  /** Takes the place of the one before. */
  readonly snapshot?: Snapshot;
}

/** A table taken over: whoever had it before can write no more. */
export interface Claim {
  readonly epoch: number;
  readonly base: number;
  readonly head: number;
  readonly clock: number;
  readonly isDamaged: boolean;
  readonly talk?: string;
  readonly snapshot?: Snapshot;
}

export interface OpenTable {
  readonly id: TableId;
  readonly code: TableCode;
  readonly listing: Listing;
  readonly touchedAt: number;
}

/** When something was touched last; and when, if nothing ever happened there but that the table was opened. */
export interface Since {
  readonly used: number;
  readonly unused: number;
}

/** One game as a file: the record and its rows, complete. */
export interface GameFile {
  readonly format: 1;
  readonly record: GameRecord;
  readonly rows: readonly Row[];
}

/** What came of a file: it is in, its game was here before, or its table is here with other events under these numbers. */
export type Importing = 'added' | 'known' | 'otherJournal';

/**
 * Where journals live. Every implementation passes the same suite (`testing/storageContract.ts`).
 * A promise that is kept means: on the disk. One that fails with `Fenced` means that somebody else owns the table now;
 * any other failure means that nobody knows whether it was written, and that the journal must be read again.
 */
export interface Storage {
  /** False if the code is in use. */
  readonly create: (table: NewTable) => Promise<boolean>;
  /** Makes the caller the one owner; undefined if there is no such table. */
  readonly claim: (table: TableId, at: number) => Promise<Claim | undefined>;
  readonly read: (table: TableId, from: number) => Promise<readonly Row[]>;
  readonly append: (append: Append) => Promise<void>;
  readonly quarantine: (table: TableId) => Promise<void>;
  readonly withCode: (code: TableCode) => Promise<TableId | undefined>;
  /** Public ones, the newest first. */
  readonly openTables: (most: number) => Promise<readonly OpenTable[]>;
  /** Those of these tables that are open, public or not. */
  readonly tablesAmong: (ids: readonly TableId[]) => Promise<readonly OpenTable[]>;
  readonly countTables: () => Promise<number>;
  readonly game: (id: GameId) => Promise<GameFile | undefined>;
  /** Games of one table come in one by one, in any order. They count as touched when they came, not when they ended. */
  readonly importGame: (file: GameFile, at: number) => Promise<Importing>;
  /** Frees the codes of tables not touched since. */
  readonly freeCodes: (since: Since) => Promise<void>;
  /**
   * Forgets tables, and their games, that nobody has touched since, but not more than `most` at once: whoever plays waits
   * meanwhile. Says how many tables went.
   */
  readonly sweep: (since: Since, most: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** The table has another owner. */
export class Fenced extends Error {
  constructor(table: TableId) {
    super(`table ${table} has another owner`);
  }
}
