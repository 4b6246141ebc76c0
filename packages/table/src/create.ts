import { err, type Millis, ok, own, type Result, type Seed, seededChance } from '@templefall/kit';
import {
  type BotLevel,
  type DoorRefusal,
  type LobbyEvent,
  placeId,
  type SeatSecret,
  type TableCode,
  type TableId,
} from '@templefall/protocol';
import { type Entry, printEntry } from './entry.ts';
import type { HostedGame } from './hostedGame.ts';
import { beginning, linked } from './journal/chain.ts';
import { listingOf } from './ledger.ts';
import { FORMAT } from './migrations.ts';
import { emptyRecord, evolveRecord, type Record } from './record.ts';
import type { TableServices } from './services.ts';

export interface Wanted {
  readonly game: string;
  readonly options: unknown;
  readonly isPublic: boolean;
}

export interface Created {
  readonly table: TableId;
  readonly code: TableCode;
}

/** Somebody who sits at a table from the beginning. */
export interface SeatedPlayer {
  readonly name: string;
  readonly colour: number;
  readonly bot?: BotLevel;
}

/** A game that runs as soon as its table is there. */
export interface WantedGame {
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly SeatedPlayer[];
  /** The same seed gives the same game. */
  readonly seed?: Seed;
  /** A position to go on from, and its game time; else the game is set up. */
  readonly position?: { readonly state: unknown; readonly at: Millis };
}

export interface CreatedGame extends Created {
  /** Of the seats that no bot plays, in seat order. */
  readonly seats: readonly SeatSecret[];
}

type Services = Pick<TableServices, 'storage' | 'games' | 'clock' | 'secrets'>;

/** The first lines of a journal. */
interface FirstLines {
  readonly entries: readonly Entry[];
  readonly clock: Millis;
  /** The line from which on a reader needs nothing from before. */
  readonly base: number;
}

/** Codes are drawn; if so many in a row are taken the server is full of tables. */
const TRIES = 20;

/** Writes a new table down. It is nobody's until somebody opens it. */
export const createTable = async (wanted: Wanted, services: Services): Promise<Result<Created, DoorRefusal>> => {
  const hosted = own(services.games, wanted.game);
  if (!hosted) return err('badRequest');
  return written(services, code => ({ entries: [opened(code, wanted, hosted)], clock: 0, base: 1 }));
};

/** Writes a new table down at which a game has begun already, without a lobby before it. */
export const createGame = async (wanted: WantedGame, services: Services): Promise<Result<CreatedGame, DoorRefusal>> => {
  const { secrets, games } = services;
  const hosted = own(games, wanted.game);
  const keys = wanted.players.map(({ bot }) => (bot ? undefined : secrets.seat()));
  const seed = wanted.seed ?? secrets.seed();
  if (!hosted) return err('badRequest');
  const created = await written(services, code => {
    const before: readonly Entry[] = [
      opened(code, { ...wanted, isPublic: false }, hosted),
      ...wanted.players.map((player, index): Entry => {
        const key = keys[index];
        const event: LobbyEvent = { type: 'placeTaken', place: placeId(index), ...player };
        return { event, ...(key && { key: secrets.hash(key) }) };
      }),
      { event: { type: 'hostChanged', place: placeId(keys.findIndex(key => key !== undefined)) } },
    ];
    const record = before.reduce((one, entry, index) => evolveRecord(one, entry, index + 1), emptyRecord);
    const start = startLine(hosted, wanted, record, seed);
    return start && { entries: [...before, start], clock: wanted.position?.at ?? 0, base: before.length + 1 };
  });
  return created.ok ? ok({ ...created.value, seats: keys.filter(key => key !== undefined) }) : created;
};

const opened = (code: TableCode, { game, options, isPublic }: Wanted, { standIn }: HostedGame): Entry => ({
  event: { type: 'tableOpened', code, game, options, isPublic, ...(standIn && { standIn }) },
  format: FORMAT,
});

/** Undefined if no such game can be played. */
const startLine = (
  { game, optionsAt, content }: HostedGame,
  { game: id, options, position }: WantedGame,
  { lobby, keys }: Record,
  seed: Seed,
): Entry | undefined => {
  const parsed = game.parseOptions(optionsAt(options, lobby.places));
  if (!parsed.ok) return undefined;
  const opening: unknown = position?.state ?? game.setup(parsed.value, seededChance(seed));
  return {
    event: { type: 'gameStarted', game: id, version: game.version, options: parsed.value, opening },
    header: { content, seed, lobby, keys },
    format: FORMAT,
  };
};

const written = async (
  { storage, games, clock, secrets }: Services,
  firstLines: (code: TableCode) => FirstLines | undefined,
): Promise<Result<Created, DoorRefusal>> => {
  const table = secrets.table();
  for (let tries = 0; tries < TRIES; tries++) {
    const code = secrets.code();
    const lines = firstLines(code);
    if (!lines) return err('badRequest');
    const { lobby } = lines.entries.reduce((one, entry, index) => evolveRecord(one, entry, index + 1), emptyRecord);
    const listing = listingOf(lobby, games);
    if (!(await storage.create({ id: table, code, listing, at: clock.now() }))) continue;
    const claim = await storage.claim(table, clock.now());
    if (!claim) return err('storage');
    const rows = linked(beginning, lines.entries.map(printEntry));
    await storage.append({ table, epoch: claim.epoch, rows, clock: lines.clock, at: clock.now(), base: lines.base });
    return ok({ table, code });
  }
  return err('serverFull');
};
