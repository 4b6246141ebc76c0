import { isGameId } from '@templefall/protocol';
import type { GameFile, GameRecord } from '@templefall/table/journal';
import { DATABASE, gameShelf, indexedDbStorage } from './worker/indexedDbStorage.ts';

/** A game of this browser: the whole journal, with what was hidden at its table. */
export const gameFileHere = async (id: string): Promise<GameFile | undefined> => {
  if (!isGameId(id)) return undefined;
  // A browser that keeps nothing has none.
  const storage = await indexedDbStorage(DATABASE).catch(() => undefined);
  const file = await storage?.game(id);
  await storage?.close();
  return file;
};

/** Finished games of this browser, the newest first. */
export const gamesHere = async (): Promise<readonly GameRecord[]> => {
  const shelf = await gameShelf().catch(() => undefined);
  const records = (await shelf?.records()) ?? [];
  shelf?.close();
  return records.toSorted((a, b) => b.endedAt - a.endedAt);
};

export const sizesHere = async (records: readonly GameRecord[]): Promise<readonly number[]> => {
  const shelf = await gameShelf();
  const sizes = await Promise.all(records.map(shelf.sizeOf));
  shelf.close();
  return sizes;
};

export const deleteGameHere = async (record: GameRecord): Promise<void> => {
  const shelf = await gameShelf();
  await shelf.remove(record);
  shelf.close();
};
