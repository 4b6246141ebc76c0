import { seat } from '@templefall/kernel';
import { seedOf } from '@templefall/kit';
import { DEFAULT_OPTIONS, type Options } from '@templefall/temple';
import { current, trouble } from '../../../session/current.ts';
import { clearSavedGame, savedGame, saveGame } from '../../../session/savedGame.ts';
import type { NewPlayer, Player } from '../../gameClient.ts';
import { localGameIn } from './game.ts';
import { openLocal } from './openLocal.ts';

/** Opens a table in this browser and sits down at it, in the first seat. A word for the luck gives everybody the same. */
export const playHere = (chosen: Partial<Options>, people: readonly NewPlayer[], luck?: string): Promise<void> => {
  trouble.value = undefined;
  const options: Options = { ...DEFAULT_OPTIONS, ...chosen, players: people.length };
  const players = people.map(
    ({ name, pawn, bot }, i): Player => ({
      seat: seat(i),
      name,
      pawn,
      kind: bot ? 'bot' : 'human',
      ...(bot && { bot }),
    }),
  );
  return sitDown({ type: 'setUp', game: { options, players, me: seat(0), ...(luck && { seed: seedOf(luck) }) } });
};

/** Takes up the game that was kept when the page was left, if there was one. */
export const resumeHere = async (): Promise<'playing' | 'nothingSaved'> => {
  trouble.value = undefined;
  const game = localGameIn(savedGame());
  if (!game) return 'nothingSaved';
  await sitDown({ type: 'takeUp', game });
  return 'playing';
};

/** What is not over when the page is left, or when its table breaks, is kept. */
const sitDown = async (first: Parameters<typeof openLocal>[0]): Promise<void> => {
  try {
    const opened = await openLocal(first, () => {
      keep();
      current.value = undefined;
      trouble.value = 'noWorker';
    });
    const keep = (): void => (opened.view.value.ended ? clearSavedGame() : saveGame(opened.keep()));
    current.value?.leave();
    addEventListener('pagehide', keep);
    current.value = {
      ...opened,
      leave: () => {
        opened.leave();
        removeEventListener('pagehide', keep);
        clearSavedGame();
      },
    };
  } catch {
    trouble.value = 'noWorker';
  }
};
