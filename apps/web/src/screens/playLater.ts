import { lazy } from '../ui/lazy.tsx';

/** The play screen, fetched when it is needed or before. */
export const PlayScreen = lazy(() => import('./PlayScreen.tsx').then(module => module.PlayScreen));
