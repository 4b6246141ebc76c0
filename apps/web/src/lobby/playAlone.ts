import type { LoadGame } from '../games/gameClient.ts';
import { trouble } from '../session/current.ts';
import { settings } from '../settings/settings.ts';
import { menuWords } from '../words/menuWords.ts';

/** The game that a tap on the main menu starts. */
const GAME = 'temple';

const tablesHere = () => import('../session/openHere.ts');

/** Opens a table in this browser with me at it alone. */
export const playAlone = async (
  loadGame: LoadGame,
  { isPractice, luck }: { readonly isPractice: boolean; readonly luck?: string },
): Promise<void> => {
  try {
    const [game, { playHere }] = await Promise.all([loadGame(GAME), tablesHere()]);
    const options = isPractice ? (game.practice ?? {}) : {};
    const name = settings.value.name || menuWords.value.say('name.1');
    await playHere(loadGame, { game: GAME, options, name, ...(luck && { luck }) });
  } catch {
    trouble.value = 'missingFile';
  }
};

/** Loads what a game alone needs, while the finger is still on its way. */
export const preloadAlone = (loadGame: LoadGame): void => {
  Promise.all([loadGame(GAME).then(game => game.rules()), tablesHere()]).catch(() => undefined);
};
