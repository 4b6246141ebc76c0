import { layout } from '../shell/layout.ts';

/** Three columns where the window is large enough, two tabs elsewhere. */
export const isSmallLobby = (): boolean => layout.value.width < 1180;
