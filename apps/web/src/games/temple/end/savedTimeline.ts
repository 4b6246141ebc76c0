import type { GameTimeline } from './timeline.ts';

const STORED = 'templefall.past';

/** How a game went outlives a reload, as the game itself does; of one game at a time. */
export const saveTimeline = (game: string, past: GameTimeline): void =>
  localStorage.setItem(STORED, JSON.stringify({ game, past }));

export const savedTimeline = (game: string, players: number): GameTimeline | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('game' in raw) || raw.game !== game || !('past' in raw))
      return undefined;
    const past = raw.past as GameTimeline;
    return past.walks?.length === players ? past : undefined;
  } catch {
    return undefined;
  }
};
