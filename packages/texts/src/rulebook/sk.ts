import type { RulebookTexts } from './en.ts';

/** Slovak. Same keys and the same names in braces as English. */
export const sk: RulebookTexts = {
  'book.temple': 'Pravidlá hry Temple',
  'book.rollwrite': 'Pravidlá hry Roll & Write',
  'book.search': 'Hľadať v pravidlách',
  'book.clear': 'Vymazať hľadanie',
  'book.found': { one: '{n} odsek', few: '{n} odseky', other: '{n} odsekov' },
  'book.nothing': 'Nič sa nenašlo. Skús iné slovo.',
  'book.contents': 'Obsah',
  'book.print': 'Vytlačiť',
  'book.showMe': 'Ukáž mi',
};
