const STORED = 'templefall.here';

/** The table of this browser at which a game of mine is running. */
export interface TableHere {
  readonly game: string;
  readonly table: string;
  /** Game time when the page was left; the table itself writes its clock down only from time to time. */
  readonly at?: number;
}

export const saveTableHere = (here: TableHere): void => localStorage.setItem(STORED, JSON.stringify(here));
export const clearTableHere = (): void => localStorage.removeItem(STORED);

export const tableHere = (): TableHere | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('table' in raw) || !('game' in raw)) return undefined;
    const { table, game } = raw;
    if (typeof table !== 'string' || typeof game !== 'string') return undefined;
    return { table, game, ...('at' in raw && typeof raw.at === 'number' && { at: raw.at }) };
  } catch {
    return undefined;
  }
};
