import type { LocalGame } from './local/game.ts';

const STORED = 'templefall.game';

/** A game of this browser outlives a reload and a closed tab. */
export const keepGame = (game: LocalGame): void => localStorage.setItem(STORED, JSON.stringify(game));
export const forgetGame = (): void => localStorage.removeItem(STORED);
export const hasKeptGame = (): boolean => localStorage.getItem(STORED) !== null;

/** What was kept, if it still looks like a game of this version. */
export const keptGame = (version: number): LocalGame | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    const isGame =
      typeof raw === 'object' && raw !== null && 'opening' in raw && 'version' in raw && raw.version === version;
    return isGame ? (raw as LocalGame) : undefined;
  } catch {
    return undefined;
  }
};
