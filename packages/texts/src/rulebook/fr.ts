import type { RulebookTexts } from './en.ts';

/** French. Same keys and the same names in braces as English. */
export const fr: RulebookTexts = {
  'book.temple': 'Les règles de Temple',
  'book.rollwrite': 'Les règles de Roll & Write',
  'book.search': 'Chercher dans les règles',
  'book.clear': 'Effacer la recherche',
  'book.found': { one: '{n} paragraphe', other: '{n} paragraphes' },
  'book.nothing': 'Rien trouvé. Essaie un autre mot.',
  'book.contents': 'Sommaire',
  'book.print': 'Imprimer',
  'book.showMe': 'Montre-moi',
};
