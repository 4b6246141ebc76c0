import { useEffect } from 'preact/hooks';
import type { LoadGame } from '../games/gameClient.ts';
import { hrefOf } from '../shell/router.ts';
import { Loading } from '../ui/loading/lazy.tsx';
import { playAlone } from './playAlone.ts';

/** A game alone by address: `#/alone`, `#/practice`; a word behind it fixes the luck, so that two can play the same game. */
export const StartAlone = ({
  loadGame,
  isPractice,
  luck,
}: {
  loadGame: LoadGame;
  isPractice: boolean;
  luck: string | undefined;
}) => {
  useEffect(() => {
    void playAlone(loadGame, { isPractice, ...(luck && { luck }) }).then(() => location.replace(hrefOf('play')));
  }, [loadGame, isPractice, luck]);
  return <Loading />;
};
