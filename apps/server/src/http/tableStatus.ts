import type { Millis } from '@templefall/kit';
import { isTableId, type TableId } from '@templefall/protocol';
import type { OpenTable, Storage } from '@templefall/table/journal';

/** Tables one request may ask about. */
const MOST_TABLES = 20;
/** Questions whose answers are kept at once. */
const KEPT = 1000;
const KEPT_MS: Millis = 1000;

/** What anybody who has a table's link may know of it without going there. */
export interface TableStatus extends Pick<OpenTable['listing'], 'game' | 'phase' | 'names' | 'awaited'> {
  readonly table: TableId;
  readonly touchedAt: Millis;
}

/** How tables stand that may be asleep: they are not woken for it. Undefined where the question makes no sense. */
export const tableStatus = ({ tablesAmong }: Pick<Storage, 'tablesAmong'>, now: () => Millis) => {
  let answers = new Map<string, Promise<readonly TableStatus[]>>();
  let since = Number.NEGATIVE_INFINITY;
  return (asked: string): Promise<readonly TableStatus[]> | undefined => {
    const ids = [...new Set(asked.split(','))].sort();
    if (ids.length > MOST_TABLES || !ids.every(isTableId)) return undefined;
    if (now() - since >= KEPT_MS || answers.size >= KEPT) {
      answers = new Map();
      since = now();
    }
    const kept = answers;
    const key = ids.join();
    const known = kept.get(key);
    if (known) return known;
    const fresh = tablesAmong(ids as readonly TableId[]).then(tables => tables.map(statusOf));
    kept.set(key, fresh);
    // A failure is told to those who waited for it and to nobody after them.
    fresh.catch(() => kept.delete(key));
    return fresh;
  };
};

const statusOf = ({ id, listing: { game, phase, names, awaited }, touchedAt }: OpenTable): TableStatus => ({
  table: id,
  game,
  phase,
  names,
  ...(awaited && { awaited }),
  touchedAt,
});
