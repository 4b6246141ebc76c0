import * as numbers from '../content/numbers.ts';
import * as rooms from '../content/tiles.ts';
import type { TempleModules } from '../module.ts';
import { DIE_SIDES } from '../vocabulary.ts';
import { MODULES } from './registry.ts';
import { TABLES } from './tables.ts';

const modules: TempleModules = MODULES;

/**
 * Everything printed on Temple's parts: whole files of tables, so that a new table cannot be forgotten. A game that was
 * begun with other tables is not played on with these.
 */
export const TEMPLE_CONTENT = {
  DIE_SIDES,
  numbers,
  rooms,
  tables: TABLES,
  brought: Object.entries(modules).map(([id, { tiles, contents }]) => ({ id, tiles, contents })),
};
