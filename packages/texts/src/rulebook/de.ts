import type { RulebookTexts } from './en.ts';

/** German. Same keys and the same names in braces as English. */
export const de: RulebookTexts = {
  'book.temple': 'Die Regeln von Temple',
  'book.rollwrite': 'Die Regeln von Roll & Write',
  'book.search': 'Regeln durchsuchen',
  'book.clear': 'Suche löschen',
  'book.found': { one: '{n} Absatz', other: '{n} Absätze' },
  'book.nothing': 'Nichts gefunden. Versuch ein anderes Wort.',
  'book.contents': 'Inhalt',
  'book.print': 'Drucken',
  'book.showMe': 'Zeig es mir',
};
