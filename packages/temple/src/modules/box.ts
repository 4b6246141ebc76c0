export type { Countdown } from '../content/numbers.ts';
export { CLOCK_TIMES, DEPOT_GEMS, LEVEL_GEMS, SPARE_GEMS } from '../content/numbers.ts';
export { deckOf } from './cardBox.ts';
export { CHARACTERS, type Character } from './characters/content.ts';
export { CURSE_ROWS, CURSES, type Curse } from './curses/content.ts';
export { TRIAL_TILES, TRIALS_TO_PASS, type Trial } from './quests/content.ts';
export { TREASURE_ROWS, TREASURES, type Treasure } from './treasures/content.ts';
