import { useEffect } from 'preact/hooks';
import { whenIdle } from '../shell/idle.ts';
import { lazy } from '../ui/lazy.tsx';

export const PlayScreen = lazy(() => import('./PlayScreen.tsx').then(module => module.PlayScreen));

const fetchGame = (): void => {
  PlayScreen.fetch();
  void Promise.all([import('../sound/sound.ts'), import('./play/SoundLayer.tsx')])
    .then(([{ rehearse }]) => rehearse())
    // It is tried again when the game begins.
    .catch(() => undefined);
};

/** The play screen and its sound come while people gather, so that nobody waits for them when the game begins. */
export const useFetchedGame = (isGathering: boolean): void =>
  useEffect(() => (isGathering ? whenIdle(fetchGame) : undefined), [isGathering]);
