import type { Reader } from '@templefall/kernel';
import { MODULES } from '../modules/registry.ts';
import { parsePosition } from '../notation/position.ts';
import type { State } from '../state.ts';
import { temple } from '../temple.ts';
import { templeScenariosWith, tileBoxOf } from './scenarios.ts';

/** Scenario files and one-line positions of the game with everything in the box. */
export const templeScenarios = templeScenariosWith(temple, MODULES);
export const parseTemplePosition: Reader<State> = parsePosition(temple, tileBoxOf(MODULES));
