import { setImmediate } from 'node:timers/promises';
import { type GameId, isGameId } from '@templefall/protocol';
import { recordedGame, type TableServices } from '@templefall/table';

/** Finished games kept ready, in bytes: a game is some hundred kilobytes. */
const KEPT_BYTES = 32 * 1024 * 1024;

/**
 * Finished games, ready to be sent. Making one is work, so it is done one game at a time, with pauses, and kept: a finished game
 * does not change.
 */
export const recordedGames = (services: Pick<TableServices, 'storage' | 'games'>) => {
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
    const game = await recordedGame(id, services, setImmediate);
    if (!game) return undefined;
    const text = Buffer.from(JSON.stringify(game));
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
