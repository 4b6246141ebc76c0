import { useEffect } from 'preact/hooks';
import type { AnyGameClient } from '../games/gameClient.ts';
import { whenIdle, whenRested } from '../shell/idle.ts';

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Loads the play screen and its sound while people gather, so that nobody waits for them when the game begins: after a rest,
 * or at the first touch, since the next one may start the game.
 */
export const usePreloadedGame = (game: AnyGameClient | undefined): void =>
  useEffect(() => {
    if (!game) return;
    let callOff = whenRested(game.preload);
    const hurry = (): void => {
      end();
      callOff = whenIdle(game.preload);
    };
    const end = (): void => {
      callOff();
      for (const touch of TOUCHES) removeEventListener(touch, hurry);
    };
    for (const touch of TOUCHES) addEventListener(touch, hurry);
    return end;
  }, [game]);
