/** What this screen is at a table: a whole place to play, the big screen for all, or the dice tray beside it. */
export type PlayRole = 'full' | 'tv' | 'tray';
