import type { TempleModules } from '../module.ts';

/** Every expansion there is, by its id. The order of the rows means nothing. */
export const MODULES = {} as const satisfies TempleModules;
