import type { TempleModules } from '../module.ts';
import { additions } from './additions/index.ts';
import { curses } from './curses/index.ts';
import { doomed } from './doomed/index.ts';
import { fountain } from './fountain/index.ts';
import { pit } from './pit/index.ts';
import { quests } from './quests/index.ts';

/** Every expansion there is, by its id. The order of the rows means nothing. */
export const MODULES = { additions, curses, doomed, fountain, pit, quests } as const satisfies TempleModules;
