import { err, ok, type Result } from '@templefall/kit';
import { type GameId, isGameId, isTableId, type TableId } from '@templefall/protocol';
import type { GameFile } from '@templefall/table/journal';
import { firstDamage } from '@templefall/table/journal';
import * as v from 'valibot';
import { systemClock } from './clock.ts';
import { openStorage } from './journal/open.ts';
import type { Settings } from './settings.ts';

/** Where the journal is. */
export type Where = Pick<Settings, 'database' | 'data'>;

const gameFile = v.object({
  format: v.literal(1),
  record: v.object({
    id: v.custom<GameId>(raw => typeof raw === 'string' && isGameId(raw)),
    table: v.custom<TableId>(raw => typeof raw === 'string' && isTableId(raw)),
    game: v.string(),
    first: v.number(),
    last: v.number(),
    endedAt: v.number(),
    won: v.boolean(),
    names: v.array(v.string()),
    isSameLuck: v.exactOptional(v.literal(true)),
  }),
  rows: v.pipe(v.array(v.object({ seq: v.number(), sum: v.number(), body: v.string() })), v.minLength(1)),
});

/** One finished game as a file, with everything in it, its luck too: for the operator, not for players. */
export const exported = async (where: Where, id: string): Promise<string | undefined> => {
  const storage = await openStorage(where);
  try {
    const file = isGameId(id) ? await storage.game(id) : undefined;
    return file && `${JSON.stringify(file)}\n`;
  } finally {
    await storage.close();
  }
};

/** Such a file comes in, if it is whole; its id if all went well. */
export const imported = async (where: Where, text: string): Promise<Result<string, string>> => {
  const file = parseGameFile(text);
  if (!file) return err('That is no file of a recorded game.');
  const damage = firstDamage(file.rows, file.record.last);
  if (damage !== undefined) return err(`The file is damaged at row ${damage}.`);
  const storage = await openStorage(where);
  try {
    const came = await storage.importGame(file, systemClock.now());
    if (came === 'known') return err(`The game ${file.record.id} is here already.`);
    if (came === 'otherJournal')
      return err(`The table of the game ${file.record.id} is here with a journal of its own.`);
    return ok(file.record.id);
  } finally {
    await storage.close();
  }
};

const parseGameFile = (text: string): GameFile | undefined => {
  try {
    const parsed = v.safeParse(gameFile, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};
