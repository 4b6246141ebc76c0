import { useEffect } from 'preact/hooks';
import { whenIdle, whenRested } from '../shell/idle.ts';
import { paintFaces } from '../ui/sprite.ts';
import { PlayScreen } from './playLater.ts';

const fetchGame = (): void => {
  paintFaces();
  PlayScreen.fetch();
  void Promise.all([import('../games/temple/sound/sound.ts'), import('../games/temple/screen/SoundLayer.tsx')])
    .then(([{ rehearse }]) => rehearse())
    // It is tried again when the game begins.
    .catch(() => undefined);
};

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * The play screen and its sound come while people gather, so that nobody waits for them when the game begins: after a rest, or
 * when somebody first touches the table, for the next touch may start the game.
 */
export const useFetchedGame = (isGathering: boolean): void =>
  useEffect(() => {
    if (!isGathering) return;
    let callOff = whenRested(fetchGame);
    const hurry = (): void => {
      end();
      callOff = whenIdle(fetchGame);
    };
    const end = (): void => {
      callOff();
      for (const touch of TOUCHES) removeEventListener(touch, hurry);
    };
    for (const touch of TOUCHES) addEventListener(touch, hurry);
    return end;
  }, [isGathering]);
