import * as challenge from './challenge/content.ts';
import * as characters from './characters/content.ts';
import * as curses from './curses/content.ts';
import * as quests from './quests/content.ts';
import * as special from './special/content.ts';
import * as treasures from './treasures/content.ts';

/**
 * The tables of every module that has some. Apart from the registry: only whoever names a game's content reads all of them, and a page
 * that plays does not fetch them for that.
 */
export const TABLES = { challenge, characters, curses, quests, special, treasures };
