import { fold, type GameEvent, type Outcome, shapeProblem } from '@templefall/kernel';
import { type Millis, own, type Seed, seededChance } from '@templefall/kit';
import { emptyLobby, evolveLobby, type Lobby, type PlaceId } from '@templefall/protocol';
import { type CommandDedup, type CommandMemory, commandDedup } from './commandDedup.ts';
import type { Entry, Keys } from './entry.ts';
import type { HostedGame, HostedGames } from './hostedGame.ts';
import { beginning, type End } from './journal/chain.ts';
import type { Row } from './journal/storage.ts';
import { FORMAT, migratedEntries } from './migrations.ts';

/** A table as its journal tells it, but for the state of the game, which the queue keeps. */
export interface Record {
  readonly lobby: Lobby;
  readonly keys: Keys;
  readonly game?: StartedGame;
  readonly outcome?: Outcome;
}

export interface StartedGame {
  readonly id: string;
  readonly version: number;
  readonly seed: Seed;
  readonly options: unknown;
  readonly opening: unknown;
  /** What the game's tables were when it began, where the journal says so. */
  readonly content?: string;
  /** The number of the event that started it. */
  readonly startedAt: number;
  readonly isSameLuck?: true;
}

export const emptyRecord: Record = { lobby: emptyLobby, keys: {} };

export const evolveRecord = (record: Record, { event, key, header }: Entry, seq: number): Record => {
  switch (event.type) {
    case 'gameStarted': {
      if (!header) throw new Error('a game without its header');
      const { game: id, version, options, opening, isSameLuck } = event;
      const { lobby, keys, seed, content } = header;
      return {
        lobby: { ...lobby, phase: 'playing' },
        keys,
        game: {
          ...{ id, version, seed, options, opening, startedAt: seq },
          ...(content && { content }),
          ...(isSameLuck && { isSameLuck }),
        },
      };
    }
    case 'played':
      return record;
    case 'gameEnded':
      return { ...record, lobby: { ...record.lobby, phase: 'ended' }, outcome: event.outcome };
    default: {
      const lobby = evolveLobby(record.lobby, event);
      if (event.type === 'placeTaken' || event.type === 'placeHandedOver')
        return { ...record, lobby, keys: withKey(record.keys, event.place, key) };
      if (event.type === 'placeLeft') return { ...record, lobby, keys: withKey(record.keys, event.place, undefined) };
      return { ...record, lobby };
    }
  }
};

const withKey = (keys: Keys, place: PlaceId, key: string | undefined): Keys => {
  const { [place]: _, ...others } = keys;
  return key === undefined ? others : { ...others, [place]: key };
};

/**
 * The journal is sound, but its game is unknown here, or has other rules or other tables than this server's: folding it would give another
 * game than was played. It stays as it is, and the server that it was played on can open it.
 */
export class OtherRules extends Error {}

const otherVersion = (theirs: number, ours: number): OtherRules =>
  new OtherRules(`a game of version ${theirs}; this server plays ${ours}`);
const otherContent = (id: string, theirs: string, ours: string): OtherRules =>
  new OtherRules(
    `the rooms, cards or numbers of ${id} have changed since this game began (${theirs}, now ${ours}); it is kept as it was`,
  );

/** Everything that a journal holds, ready to be played on. */
export interface Restored {
  readonly record: Record;
  readonly end: End;
  readonly entries: readonly Entry[];
  /** The state of the running or last game. */
  readonly state: unknown;
  /** Game time of the last thing that happened in it. */
  readonly at: Millis;
  readonly dedup: CommandDedup;
}

/**
 * The table as it was after one event. The journal stays the truth: a snapshot only lets a reader begin later, so waking a table
 * costs the same however long it has been played. One that does not fit is left out, and the journal is read from its base.
 */
export interface TableSnapshot {
  readonly record: Record;
  /** The state of the running or last game. */
  readonly state?: unknown;
  /** Game time of the last thing that happened in it. */
  readonly at: Millis;
  readonly commands: CommandMemory;
}

/** The journal from the start of the last game (or of the table) on. Throws if it makes no sense. */
export const restored = (rows: readonly Row[], games: HostedGames): Restored => {
  const entries = migratedEntries(
    rows.map(({ body }) => body),
    games,
  );
  const record = recordAfter(emptyRecord, entries, rows);
  const { state, at } = stateOf(record, entries, games);
  const { places } = emptyRecord.lobby;
  const dedup = commandDedup({ entries, firstSeq: rows[0]?.seq ?? 1, places });
  return { record, end: rows.at(-1) ?? beginning, entries, state, at, dedup };
};

/** The same from a snapshot and the lines after it; `end` is where the snapshot was taken. */
export const restoredAfter = (
  snapshot: TableSnapshot,
  end: End,
  rows: readonly Row[],
  games: HostedGames,
): Restored => {
  const entries = migratedEntries(
    rows.map(({ body }) => body),
    games,
    { format: FORMAT },
  );
  const record = recordAfter(snapshot.record, entries, rows);
  const isNewGame = record.game?.startedAt !== snapshot.record.game?.startedAt;
  const { state, at } =
    isNewGame || !record.game ? stateOf(record, entries, games) : playedOn(record.game, snapshot, entries, games);
  const dedup = commandDedup({
    entries,
    firstSeq: end.seq + 1,
    places: snapshot.record.lobby.places,
    memory: snapshot.commands,
  });
  return { record, end: rows.at(-1) ?? end, entries, state, at, dedup };
};

const recordAfter = (before: Record, entries: readonly Entry[], rows: readonly Row[]): Record =>
  entries.reduce((record, entry, index) => evolveRecord(record, entry, rows[index]?.seq ?? 0), before);

const stateOf = (
  record: Record,
  entries: readonly Entry[],
  games: HostedGames,
): { readonly state: unknown; readonly at: Millis } => {
  if (!record.game) return { state: undefined, at: 0 };
  const { id, version, content } = record.game;
  const hosted = own(games, id);
  if (!hosted) throw new OtherRules(`a game this server does not know: ${id}`);
  if (hosted.game.version !== version) throw otherVersion(version, hosted.game.version);
  if (content !== undefined && !isContentOf(hosted, content)) throw otherContent(id, content, hosted.content);
  const problem = stateProblem(record.game, record.game.opening, games);
  if (problem) throw new Error(`what the journal holds is no state of ${id}: ${problem}`);
  return playedOn(record.game, { state: record.game.opening, at: 0 }, entries, games);
};

const playedOn = (
  { id }: StartedGame,
  before: Pick<Restored, 'state' | 'at'> | TableSnapshot,
  entries: readonly Entry[],
  games: HostedGames,
): Pick<Restored, 'state' | 'at'> => {
  const game = own(games, id)?.game;
  if (!game) throw new OtherRules(`a game this server does not know: ${id}`);
  const played = entries.flatMap(({ event }) => (event.type === 'played' ? [event] : []));
  const state = fold<unknown, GameEvent>(
    game,
    before.state,
    played.map(({ event }) => event),
  );
  return { state, at: played.reduce((latest, { at }) => Math.max(latest, at), before.at) };
};

/** Why a stored value cannot be a state of that game; undefined if it looks like one. */
export const stateProblem = (
  { id, options, seed }: StartedGame,
  state: unknown,
  games: HostedGames,
): string | undefined => {
  const game = own(games, id)?.game;
  return game && shapeProblem(game.setup(options, seededChance(seed)), state);
};

/** Whether this server plays that very game: by the same rules, with the same rooms, cards and numbers. */
export const isPlayable = ({ id, version, content }: StartedGame, games: HostedGames): boolean => {
  const hosted = own(games, id);
  return hosted?.game.version === version && (content === undefined || isContentOf(hosted, content));
};

const isContentOf = ({ content, contentAliases = [] }: HostedGame, name: string): boolean =>
  content === name || contentAliases.includes(name);
