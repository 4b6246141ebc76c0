import { useEffect } from 'preact/hooks';
import type { GameId, LoadGame } from '../games/gameClient.ts';
import { trouble } from '../session/current.ts';
import { hrefOf } from '../shell/router.ts';
import { Loading } from '../ui/loading/lazy.tsx';
import { playDaily } from './daily.ts';
import { dayOf } from './luckOfDay.ts';

/** Today's game, by address: `#/daily/GAME`. */
export const StartDaily = ({ loadGame, game }: { loadGame: LoadGame; game: GameId }) => {
  useEffect(() => {
    playDaily(loadGame, game, dayOf(Date.now()))
      .catch(() => {
        trouble.value = 'missingFile';
      })
      .then(() => location.replace(hrefOf('play')));
  }, [loadGame, game]);
  return <Loading />;
};
