import type { Seed } from '@templefall/kit';
import type { WantedGame } from '@templefall/table';
import type { Player } from '../games/gameClient.ts';

const STORED = 'templefall.game';

/** A game of this browser as versions before the journal saved it: the whole state with its hidden piles. */
interface SavedGame {
  readonly game?: string;
  /** Of the rules it was begun with. */
  readonly version: number;
  readonly opening: { readonly options: unknown };
  readonly seed: Seed;
  readonly players?: readonly Player[];
  /** What players were called before. */
  readonly sitters?: readonly Player[];
  readonly at?: number;
}

export const clearSavedGame = (): void => localStorage.removeItem(STORED);

/** A game that an earlier version saved: it goes on at a table of this one, if the rules are still the same. */
export const savedGame = (): { readonly version: number; readonly wanted: WantedGame } | undefined => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('version' in raw) || !('opening' in raw)) return undefined;
    // The table compares the state with one of its own before it plays on.
    const { game = 'temple', version, opening, seed, players, sitters, at = 0 } = raw as SavedGame;
    return {
      version,
      wanted: {
        game,
        options: opening.options,
        players: (players ?? sitters ?? []).map(({ name, pawn, bot }) => ({
          name: name || `${pawn}`,
          colour: pawn - 1,
          ...(bot && { bot }),
        })),
        seed,
        position: { state: opening, at },
      },
    };
  } catch {
    return undefined;
  }
};
