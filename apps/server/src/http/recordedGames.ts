import { setImmediate as breathe } from 'node:timers/promises';
import { own } from '@templefall/kit';
import { type GameId, isGameId, type TableEvent } from '@templefall/protocol';
import { migratedEntries, publicEvent, type TableServices } from '@templefall/table';

/** Finished games kept ready, in bytes: a game is some hundred kilobytes. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Events made public between two breaths: about a millisecond of work. */
const AT_ONCE = 100;

/**
 * Finished games as everybody at them saw them: no seed, no order of any pile. Making one is work, so it is done one game at a
 * time, with breaths between, and kept: a finished game does not change.
 */
export const recordedGames = ({ storage, games }: Pick<TableServices, 'storage' | 'games'>) => {
  const kept = new Map<GameId, Buffer>();
  let bytes = 0;
  let last: Promise<unknown> = Promise.resolve();

  const keep = (id: GameId, text: Buffer): void => {
    kept.set(id, text);
    bytes += text.length;
    for (const [oldest, body] of kept) {
      if (bytes <= KEPT_BYTES || oldest === id) break;
      kept.delete(oldest);
      bytes -= body.length;
    }
  };

  const make = async (id: GameId): Promise<Buffer | undefined> => {
    const known = kept.get(id);
    if (known) return known;
    const file = await storage.game(id);
    const rules = file && own(games, file.record.game)?.game;
    if (!file || !rules) return undefined;
    const { first: _, last: __, table: ___, ...record } = file.record;
    await breathe();
    const entries = migratedEntries(
      file.rows.map(({ body }) => body),
      games,
    );
    const events: TableEvent[] = [];
    for (const [index, entry] of entries.entries()) {
      if (index % AT_ONCE === 0) await breathe();
      events.push(publicEvent(entry, rules));
    }
    const text = Buffer.from(JSON.stringify({ record, events }));
    keep(id, text);
    return text;
  };

  return (id: string): Promise<Buffer | undefined> => {
    if (!isGameId(id)) return Promise.resolve(undefined);
    const made = last.then(() => make(id));
    last = made.catch(() => undefined);
    return made;
  };
};
