import { type Clock, type Millis, own } from '@templefall/kit';
import { gameIdOf, type Lobby, type TableEvent, type TableId } from '@templefall/protocol';
import type { Audience } from './audience.ts';
import { type Entry, printEntry, publicEvent } from './entry.ts';
import type { HostedGames } from './hostedGame.ts';
import { linked } from './journal/chain.ts';
import type { Append, Claim, GameRecord, ListedPlace, Listing, Row, Snapshot, Storage } from './journal/storage.ts';
import { FORMAT } from './migrations.ts';
import { outbox } from './outbox.ts';
import { evolveRecord, type Record, type Restored, type TableSnapshot } from './record.ts';
import { printSnapshot, SNAPSHOT_EVERY } from './snapshot.ts';

export interface LedgerOptions {
  readonly id: TableId;
  readonly restored: Restored;
  readonly claim: Claim;
  readonly storage: Pick<Storage, 'append'>;
  readonly games: HostedGames;
  /** The server's clock: milliseconds since 1970 that never run backwards. */
  readonly clock: Clock;
  readonly audience: Audience;
  readonly gameTime: () => Millis;
  /** The state of the running game. */
  readonly state: () => unknown;
  /** What a snapshot of this moment needs besides the record. */
  readonly moment: () => Pick<TableSnapshot, 'state' | 'commands'>;
  /** Something was written; people hear of it when it is on the disk. */
  readonly happened: () => void;
  /** The game waits for others than before, and that is written down. */
  readonly awaits?: (awaited: readonly ListedPlace[]) => void;
  readonly failed: (problem: unknown) => void;
  /** It is written down, but could not be told. */
  readonly untold: (problem: unknown) => void;
}

/** How many events are kept to be told to those who come back; who missed more gets the whole view. */
const KEPT_EVENTS = 500;

/** What has happened at a table: memory moves on at once, people are told when it is on the disk. */
// What was read from the journal is taken apart here, so that nothing holds on to all of it.
export const ledger = ({ restored, ...options }: LedgerOptions) => {
  const { id, games, clock, storage, claim, audience } = options;
  const { tellFirst, tellRest } = audience;
  const post = outbox({ failed: options.failed, untold: options.untold, tellFirst, tellRest });
  let { record, end, at: playedAt } = restored;
  let sinceSnapshot = restored.entries.length;
  // As text: hundreds of events a table that live for half a minute each would keep the garbage collector busy.
  let log: string[] = restored.entries.slice(-KEPT_EVENTS).map(printEntry);
  let writtenAt: Millis = clock.now();
  let isMarked = false;
  let listedAwaited: string | undefined;
  let newest: Promise<void> = Promise.resolve();

  const shown = (entry: Entry): TableEvent => publicEvent(entry, rules(games, record));

  /** The first line written after a wake says how it and the following ones are written: those before may be older. */
  const marked = (entries: readonly Entry[]): readonly Entry[] => {
    if (isMarked) return entries;
    const [first, ...others] = entries;
    if (!first) return entries;
    const version = rules(games, record)?.version;
    return [{ ...first, format: FORMAT, ...(version !== undefined && { version }) }, ...others];
  };

  const finishedGame = ({ game, outcome, lobby }: Record): GameRecord | undefined =>
    game && {
      id: gameIdOf(id, game.startedAt),
      table: id,
      game: game.id,
      first: game.startedAt,
      last: end.seq,
      endedAt: clock.now(),
      won: outcome?.won ?? false,
      names: lobby.places.map(({ name }) => name),
      ...(game.isSameLuck && { isSameLuck: true }),
    };

  const write = (given: readonly Entry[], deliver: () => void): void => {
    const from = end.seq + 1;
    const before = record;
    const entries = marked(given);
    const rows = linked(end, entries.map(printEntry));
    record = entries.reduce((earlier, entry, index) => evolveRecord(earlier, entry, from + index), before);
    end = rows.at(-1) ?? end;
    const events = entries.map(shown);
    keep(rows, record.game !== before.game);
    isMarked ||= rows.length > 0;
    writtenAt = clock.now();
    const addition = { table: id, epoch: claim.epoch, rows, clock: options.gameTime(), at: writtenAt };
    const snapshot = maybeSnapshot(entries, record.game !== before.game);
    const awaited = awaitedAfter(entries);
    const listed = JSON.stringify(awaited);
    // Most add events to a game and nothing else.
    const isOther = listed !== listedAwaited;
    const isPlain = record === before && !snapshot && !isOther;
    newest = storage.append(
      isPlain ? addition : { ...addition, ...changesSince(before, awaited), ...(snapshot && { snapshot }) },
    );
    listedAwaited = listed;
    post.afterWriting(newest, () => {
      if (isOther) options.awaits?.(awaited ?? []);
      if (events.length > 0) audience.addNews(from, events);
      deliver();
    });
    if (rows.length > 0) options.happened();
  };

  /** The start of a game is a beginning of its own: who reads from there needs nothing from before. */
  const maybeSnapshot = (entries: readonly Entry[], isNewGame: boolean): Snapshot | undefined => {
    if (isNewGame) playedAt = 0;
    for (const { event } of entries) if (event.type === 'played') playedAt = Math.max(playedAt, event.at);
    sinceSnapshot = isNewGame ? entries.length : sinceSnapshot + entries.length;
    if (sinceSnapshot < SNAPSHOT_EVERY || entries.length === 0 || isNewGame) return undefined;
    sinceSnapshot = 0;
    const body = printSnapshot({ record, at: playedAt, ...options.moment() });
    return body === undefined ? undefined : { seq: end.seq, sum: end.sum, body };
  };

  /** For those who come back. It is read by the rules of one game; who missed its beginning gets the whole view. */
  const keep = (rows: readonly Row[], isNewGame: boolean): void => {
    if (isNewGame) log = [];
    for (const { body } of rows) log.push(body);
    if (log.length > 2 * KEPT_EVENTS) log = log.slice(-KEPT_EVENTS);
  };

  /** Whom the game waits for after these. The runner of a new game begins only when its start is written. */
  const awaitedAfter = (entries: readonly Entry[]): readonly ListedPlace[] | undefined => {
    const { lobby, game } = record;
    const ask = game && lobby.phase === 'playing' ? own(games, game.id)?.awaited : undefined;
    if (!ask) return undefined;
    const started = entries.find(({ event }) => event.type === 'gameStarted')?.event;
    const state = started?.type === 'gameStarted' ? started.opening : options.state();
    if (state === undefined) return undefined;
    return ask(state).flatMap(seat => {
      const place = lobby.places[seat];
      return place ? [{ place: place.id, name: place.name }] : [];
    });
  };

  /** What else must be written down, besides the events. */
  const changesSince = (
    before: Record,
    awaited: readonly ListedPlace[] | undefined,
  ): Pick<Append, 'base' | 'listing' | 'finished'> => {
    const { game, lobby, outcome } = record;
    const finished = outcome && outcome !== before.outcome ? finishedGame(record) : undefined;
    return {
      ...(game && game !== before.game && { base: game.startedAt }),
      ...((lobby !== before.lobby || JSON.stringify(awaited) !== listedAwaited) && {
        listing: {
          ...listingOf(lobby, games, awaited),
          ...(game?.isSameLuck && lobby.phase !== 'gathering' && { isSameLuck: true }),
        },
      }),
      ...(finished && { finished: [finished] }),
    };
  };

  return {
    record: (): Record => record,
    lobby: (): Lobby => record.lobby,
    seq: (): number => end.seq,
    write,
    /** All that was given to the journal so far is in it, or never will be. */
    written: (): Promise<void> => newest.catch(() => undefined),
    /** Tells something that needs no writing down, but not before what was decided earlier. */
    inTurn: post.inTurn,
    /** What was said lately outlives a crash, as long as the table. */
    keepTalk: (talk: string, deliver: () => void): void =>
      post.afterWriting(
        storage.append({ table: id, epoch: claim.epoch, rows: [], clock: options.gameTime(), at: clock.now(), talk }),
        deliver,
      ),
    /** Only the clock: what a crash may cost it is bounded by how often this happens. */
    mark: (span: Millis): void => {
      if (clock.now() - writtenAt >= span) write([], () => undefined);
    },
    /** What happened after event number `since`, if that is still known here. */
    missedSince: (since: number): readonly TableEvent[] | undefined => {
      const first = end.seq - log.length + 1;
      if (since > end.seq || since < first - 1) return undefined;
      return log.slice(since + 1 - first).map(printed => shown(JSON.parse(printed) as Entry));
    },
    shut: post.shut,
  };
};

export type Ledger = ReturnType<typeof ledger>;

const rules = (games: HostedGames, { game }: Record) => (game ? own(games, game.id)?.game : undefined);

export const listingOf = (lobby: Lobby, games: HostedGames, awaited?: readonly ListedPlace[]): Listing => ({
  game: lobby.game,
  phase: lobby.phase,
  isPublic: lobby.isPublic,
  names: lobby.places.map(({ name }) => name),
  most: own(games, lobby.game)?.game.seats.most ?? 0,
  ...(awaited && { awaited }),
});
