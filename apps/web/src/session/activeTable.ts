const STORED = 'templefall.playing';
/** Longer than any game with a clock lasts, with everything that may hold it up. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** The server's table at which a game of mine goes on: whoever comes in by the gate is shown the way back to it. */
export const keepSeat = (table: string): void =>
  localStorage.setItem(STORED, JSON.stringify({ table, at: Date.now() }));
export const keptSeat = (): string | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('table' in raw) || !('at' in raw)) return undefined;
    const isFresh = typeof raw.at === 'number' && Date.now() - raw.at < KEPT_MS;
    return isFresh && typeof raw.table === 'string' ? raw.table : undefined;
  } catch {
    return undefined;
  }
};

/** Only this one: a look at another table takes nothing away. */
export const forgetSeat = (table: string): void => {
  if (keptSeat() === table) localStorage.removeItem(STORED);
};
