import type { GameId, LoadGame } from '../games/gameClient.ts';
import { current } from '../session/current.ts';
import { playWanted } from '../session/openHere.ts';
import { settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { dailyLuck, noteTry } from './luckOfDay.ts';

/** Begins the game of a day at a table of this browser. */
export const playDaily = async (loadGame: LoadGame, game: GameId, day: string): Promise<void> => {
  const client = await loadGame(game);
  const { daily } = await client.replay();
  await playWanted(loadGame, {
    game,
    options: { ...client.defaults, ...daily.options },
    players: [
      { name: settings.peek().name || words.peek().say('name.1'), colour: 0 },
      ...Array.from({ length: daily.bots }, (_, index) => ({
        name: `${index + 2}`,
        colour: index + 1,
        bot: 'steady' as const,
      })),
    ],
    seed: dailyLuck(game, day),
  });
  const record = current.peek()?.record;
  if (record) noteTry(game, day, record);
};
