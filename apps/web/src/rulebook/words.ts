import { loadRulebookTexts, rulebookWordsOf } from '@templefall/texts';
import { bookOf } from '../words/book.ts';

/** What stands round every rule book. */
export const { words: bookWords, load: loadBookWords } = bookOf(loadRulebookTexts, rulebookWordsOf);
