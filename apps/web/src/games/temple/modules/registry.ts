import type { ModuleId } from '../model/slices.ts';
import { additions } from './additions.ts';
import { challenge } from './challenge.ts';
import { characters } from './characters.ts';
import { curses } from './curses.ts';
import { doomed } from './doomed.ts';
import type { ModuleFace } from './face.ts';
import { fountain } from './fountain.ts';
import { illusions } from './illusions.ts';
import { pit } from './pit.ts';
import { quests } from './quests.ts';
import { special } from './special.ts';
import { treasures } from './treasures.ts';

/** A module of the engine without a face does not compile. */
export const MODULE_FACES: { readonly [Id in ModuleId]: ModuleFace } = {
  curses,
  treasures,
  quests,
  characters,
  illusions,
  special,
  pit,
  fountain,
  doomed,
  additions,
  challenge,
};

const isShown = (id: ModuleId): boolean => MODULE_FACES[id].order !== 'hidden';

/** The switches of the lobby: every module with a place among them. */
export const MODULE_ORDER: readonly ModuleId[] = (Object.keys(MODULE_FACES) as ModuleId[])
  .filter(isShown)
  .sort((a, b) => Number(MODULE_FACES[a].order) - Number(MODULE_FACES[b].order));
