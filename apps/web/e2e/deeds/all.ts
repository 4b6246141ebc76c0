import { CURSES, TREASURES } from './cards.ts';
import { CHARACTERS } from './characters.ts';
import { CORE } from './core.ts';
import type { Deed } from './deed.ts';
import { ROOMS } from './rooms.ts';

export const DEEDS: { readonly [group: string]: readonly Deed[] } = {
  'what everybody does': CORE,
  characters: CHARACTERS,
  curses: CURSES,
  treasures: TREASURES,
  'rooms of modules and promo packs': ROOMS,
};
