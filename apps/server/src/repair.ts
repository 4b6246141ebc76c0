import { err, ok, type Result } from '@templefall/kit';
import { isTableId } from '@templefall/protocol';
import { type HostedGames, restored } from '@templefall/table';
import { firstDamage, type Row } from '@templefall/table/journal';
import type { Where } from './files.ts';
import { FolderInUse, lockFolder } from './folderLock.ts';
import { openStorage } from './journal/open.ts';
import type { LastGood } from './journal/reopening.ts';

/**
 * Opens a table that was set aside again, at the last event up to which its journal is whole and makes sense. What came after is
 * cut off; it lies in `damaged/`. Resolves to the sentence to print.
 */
export const repaired = async (where: Where, table: string, games: HostedGames): Promise<Result<string, string>> => {
  if (!isTableId(table)) return err(`${table} is no table.`);
  let release = (): void => undefined;
  try {
    // A cluster shares its database; whoever serves a table there is fenced off by the next one who opens it.
    if (!where.database) release = lockFolder(where.data);
  } catch (problem) {
    if (problem instanceof FolderInUse) return err(`A server is running in ${where.data}; stop it first.`);
    throw problem;
  }
  const storage = await openStorage(where);
  try {
    const rows = await storage.read(table, 1);
    const sound = soundIn(rows, games);
    if (!sound) return err(`Nothing of table ${table} can be opened.`);
    if (!(await storage.reopen(table, sound))) return err(`Table ${table} is not set aside.`);
    const gone = (rows.at(-1)?.seq ?? 0) - sound.seq;
    return ok(`Table ${table} opens again at event ${sound.seq}. Events cut off: ${gone}.`);
  } finally {
    await storage.close();
    release();
  }
};

/** A journal that makes sense makes sense at each earlier event of the same game, too: the last one is found by halves. */
const soundIn = (rows: readonly Row[], games: HostedGames): LastGood | undefined => {
  const whole = wholeOf(rows);
  let [good, bad] = [0, whole.length + 1];
  while (bad - good > 1) {
    const middle = Math.trunc((good + bad) / 2);
    if (makesSense(whole.slice(0, middle), games)) good = middle;
    else bad = middle;
  }
  const last = whole[good - 1];
  const base = baseOf(whole.slice(0, good));
  return last && base !== undefined ? { base, seq: last.seq } : undefined;
};

const wholeOf = (rows: readonly Row[]): readonly Row[] => {
  const damage = firstDamage(rows, rows.at(-1)?.seq ?? 0);
  return damage === undefined ? rows : rows.filter(({ seq }) => seq < damage);
};

const makesSense = (rows: readonly Row[], games: HostedGames): boolean => {
  const base = baseOf(rows);
  if (base === undefined) return false;
  try {
    restored(
      rows.filter(({ seq }) => seq >= base),
      games,
    );
    return true;
  } catch {
    return false;
  }
};

/** Where the last game began, or the table itself; undefined if both are lost. */
const baseOf = (rows: readonly Row[]): number | undefined =>
  rows.findLast(({ body }) => beginsGame(body))?.seq ?? (rows[0]?.seq === 1 ? 1 : undefined);

const beginsGame = (body: string): boolean => {
  try {
    return (JSON.parse(body) as { readonly event?: { readonly type?: unknown } }).event?.type === 'gameStarted';
  } catch {
    return false;
  }
};
