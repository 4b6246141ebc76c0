import type { RulebookTexts } from './en.ts';

/** Dutch. Same keys and the same names in braces as English. */
export const nl: RulebookTexts = {
  'book.temple': 'De regels van Temple',
  'book.rollwrite': 'De regels van Roll & Write',
  'book.search': 'Zoek in de regels',
  'book.clear': 'Zoekwoord wissen',
  'book.found': { one: '{n} alinea', other: '{n} alinea’s' },
  'book.nothing': 'Niets gevonden. Probeer een ander woord.',
  'book.contents': 'Inhoud',
  'book.print': 'Afdrukken',
  'book.showMe': 'Laat zien',
};
