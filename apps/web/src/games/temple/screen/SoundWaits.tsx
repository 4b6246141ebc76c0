import { lazy, Nothing } from '../../../ui/loading/lazy.tsx';

/** That sound waits for a touch. It comes with the sound. */
export const SoundWaits = lazy(() => import('./SoundHint.tsx').then(module => module.SoundHint), Nothing);
