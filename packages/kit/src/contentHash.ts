import { canonicalJson } from './canonicalJson.ts';
import { sha256 } from './sha256.ts';

/** A short name for the tables of a game (its rooms, cards, numbers). Any change in them gives another name. */
export const contentHash = (tables: unknown): string => sha256(canonicalJson(tables)).slice(0, 16);
