const STORED = 'templefall.game';

/** A game of this browser, whichever it is, as it was saved. */
export interface SavedGame {
  readonly game: string;
  /** Of the rules it was begun with. */
  readonly version: number;
}

/** A game in this browser survives a reload and a closed tab. */
export const saveGame = (game: SavedGame): void => localStorage.setItem(STORED, JSON.stringify(game));
export const clearSavedGame = (): void => localStorage.removeItem(STORED);

/** What was saved. Games saved before there were two carry no id: they are Temple's. */
export const savedGame = (): SavedGame | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('version' in raw) || typeof raw.version !== 'number')
      return undefined;
    const game = 'game' in raw && typeof raw.game === 'string' ? raw.game : 'temple';
    return { ...raw, game, version: raw.version };
  } catch {
    return undefined;
  }
};
