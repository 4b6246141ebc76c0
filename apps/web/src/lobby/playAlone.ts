import type { LoadGame } from '../games/gameClient.ts';
import { trouble } from '../session/current.ts';
import { settings } from '../settings/settings.ts';

/** The game that a tap on the main menu starts. */
const GAME = 'temple';

/** Opens a table in this browser with me at it alone. */
export const playAlone = async (
  loadGame: LoadGame,
  { isPractice, luck }: { readonly isPractice: boolean; readonly luck?: string },
): Promise<void> => {
  try {
    const game = await loadGame(GAME);
    const here = await game.here?.();
    await here?.play(isPractice ? (game.practice ?? {}) : {}, [{ name: settings.value.name, pawn: 1 }], luck);
  } catch {
    trouble.value = 'missingFile';
  }
};

/** Loads what a game alone needs, while the finger is still on its way. */
export const preloadAlone = (loadGame: LoadGame): void => {
  loadGame(GAME).then(
    game => game.here?.(),
    () => undefined,
  );
};
