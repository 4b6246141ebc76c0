import type { TextsOf } from '../text.ts';

/** English: the table that names every text around a rule book, whichever game it is of. */
export const en = {
  'book.temple': 'The rules of Temple',
  'book.rollwrite': 'The rules of Roll & Write',
  'book.search': 'Search the rules',
  'book.clear': 'Clear the search',
  'book.found': { one: '{n} paragraph', other: '{n} paragraphs' },
  'book.nothing': 'Nothing found. Try another word.',
  'book.contents': 'Contents',
  'book.print': 'Print',
  'book.showMe': 'Show me',
} as const;

export type RulebookKey = keyof typeof en;
export type RulebookTexts = TextsOf<typeof en>;
