import type { TempleModules } from '../module.ts';
import { additions } from './additions/index.ts';
import { challenge } from './challenge/index.ts';
import { characters } from './characters/index.ts';
import { curses } from './curses/index.ts';
import { doomed } from './doomed/index.ts';
import { fountain } from './fountain/index.ts';
import { illusions } from './illusions/index.ts';
import { pit } from './pit/index.ts';
import { quests } from './quests/index.ts';
import { special } from './special/index.ts';
import { treasures } from './treasures/index.ts';

/** Every expansion there is, by its id. The order of the rows means nothing. */
export const MODULES = {
  additions,
  challenge,
  characters,
  curses,
  doomed,
  fountain,
  illusions,
  pit,
  quests,
  special,
  treasures,
} as const satisfies TempleModules;
