import { useEffect, useState } from 'preact/hooks';
import type { AnyGameClient, LoadGame } from '../games/gameClient.ts';

/** A game's client once it is loaded; `failed` if it cannot be had. */
export const useGame = (loadGame: LoadGame, id: string): AnyGameClient | 'failed' | undefined => {
  const [game, setGame] = useState<AnyGameClient | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    loadGame(id).then(
      loaded => !isGone && setGame(loaded),
      () => !isGone && setGame('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [loadGame, id]);
  return game;
};
