import { err, ok, own, type Result } from '@templefall/kit';
import {
  type DoorRefusal,
  emptyLobby,
  evolveLobby,
  type LobbyEvent,
  type TableCode,
  type TableId,
} from '@templefall/protocol';
import { printEntry } from './entry.ts';
import { beginning, linked } from './journal/chain.ts';
import { listingOf } from './ledger.ts';
import { FORMAT } from './migrations.ts';
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

/** Codes are drawn; if so many in a row are taken the server is full of tables. */
const TRIES = 20;

/** Writes a new table down. It is nobody's until somebody opens it. */
export const createTable = async (
  { game, options, isPublic }: Wanted,
  { storage, games, clock, secrets }: Pick<TableServices, 'storage' | 'games' | 'clock' | 'secrets'>,
): Promise<Result<Created, DoorRefusal>> => {
  const hosted = own(games, game);
  if (!hosted) return err('badRequest');
  const { standIn } = hosted;
  const table = secrets.table();
  for (let tries = 0; tries < TRIES; tries++) {
    const code = secrets.code();
    const event: LobbyEvent = { type: 'tableOpened', code, game, options, isPublic, ...(standIn && { standIn }) };
    const listing = listingOf(evolveLobby(emptyLobby, event), games);
    if (!(await storage.create({ id: table, code, listing, at: clock.now() }))) continue;
    const claim = await storage.claim(table, clock.now());
    if (!claim) return err('storage');
    const rows = linked(beginning, [printEntry({ event, format: FORMAT })]);
    await storage.append({ table, epoch: claim.epoch, rows, clock: 0, at: clock.now(), base: 1 });
    return ok({ table, code });
  }
  return err('serverFull');
};
