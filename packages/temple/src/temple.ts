import { templeWith } from './game.ts';
import { MODULES } from './modules/registry.ts';

/** The real-time game with everything in the box. */
export const temple = templeWith(MODULES);
