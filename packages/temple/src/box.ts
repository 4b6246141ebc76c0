export type { Countdown } from './content/numbers.ts';
export { CLOCK_TIMES, DEPOT_GEMS, LEVEL_GEMS, SPARE_GEMS } from './content/numbers.ts';
export { deckOf } from './modules/cardBox.ts';
export { CHARACTERS, type Character } from './modules/characters/content.ts';
export { CURSE_ROWS, CURSES, type Curse } from './modules/curses/content.ts';
export { TRIAL_TILES, TRIALS_TO_PASS, type Trial } from './modules/quests/content.ts';
export { TREASURE_ROWS, TREASURES, type Treasure } from './modules/treasures/content.ts';
