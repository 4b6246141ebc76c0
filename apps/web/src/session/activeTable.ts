const STORED = 'templefall.playing';
/** Longer than any game with a clock lasts, interruptions included. */
const KEPT_MS = 2 * 60 * 60 * 1000;

export interface ActiveTable {
  readonly table: string;
  readonly game: string;
}

/** The server's table where a game of mine is running: the main menu offers the way back to it. */
export const saveActiveTable = (active: ActiveTable): void =>
  localStorage.setItem(STORED, JSON.stringify({ ...active, at: Date.now() }));

/** Tables saved before there were two games carry no game: they are Temple's. */
export const activeTable = (): ActiveTable | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('table' in raw) || !('at' in raw)) return undefined;
    const isFresh = typeof raw.at === 'number' && Date.now() - raw.at < KEPT_MS;
    if (!isFresh || typeof raw.table !== 'string') return undefined;
    return { table: raw.table, game: 'game' in raw && typeof raw.game === 'string' ? raw.game : 'temple' };
  } catch {
    return undefined;
  }
};

/** Only this one: a look at another table changes nothing. */
export const clearActiveTable = (table: string): void => {
  if (activeTable()?.table === table) localStorage.removeItem(STORED);
};
