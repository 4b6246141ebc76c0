import { templeWith } from './game.ts';
import type { TempleModules } from './module.ts';
import { MODULES } from './modules/registry.ts';
import { CORE_OPTION_PROBLEMS } from './options.ts';

/** The real-time game with everything in the box. */
export const temple = templeWith(MODULES);

const modules: TempleModules = MODULES;
/** Every code that says what is wrong with a table's options; whoever tells players needs a text for each. */
export const OPTION_PROBLEMS: readonly string[] = [
  ...new Set([...CORE_OPTION_PROBLEMS, ...Object.values(modules).flatMap(module => module.optionProblems ?? [])]),
];
