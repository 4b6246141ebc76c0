import type { Part } from '../sight.ts';
import { characters } from './characters.ts';
import { curses } from './curses.ts';
import { fountain } from './fountain.ts';
import { pit } from './pit.ts';
import { quests } from './quests.ts';
import type { ModuleId } from './slice.ts';
import { special } from './special.ts';
import { treasures } from './treasures.ts';

/** What bots make of each module, by its id. */
export const PARTS: { readonly [id in ModuleId]?: Part } = {
  characters,
  curses,
  fountain,
  pit,
  quests,
  special,
  treasures,
};

/** Modules that need no part of their own, and why. */
export const NO_PART_NEEDED: { readonly [id in ModuleId]?: string } = {
  additions: 'its cards are curses and treasures, and are played there',
  challenge: 'it only chooses other modules',
  doomed: 'its cards are curses and treasures, and are played there',
  illusions: 'they are rooms like any other until a slam, and whoever is home then is safe from both',
};
