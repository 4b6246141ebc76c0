import { lazy } from '../ui/loading/lazy.tsx';

/** The play screen, fetched when it is needed or before. */
export const PlayScreen = lazy(() => import('../games/temple/screen/PlayScreen.tsx').then(module => module.PlayScreen));
