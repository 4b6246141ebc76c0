export const PLAY_ROLES = ['full', 'tv', 'tray'] as const;
/** What this screen is at a table: a whole place to play, the big screen for all, or the dice tray beside it. */
export type PlayRole = (typeof PLAY_ROLES)[number];
