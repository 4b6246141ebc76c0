import { loadTempleRulesTexts, templeRulesWordsOf } from '@templefall/texts';
import { bookOf } from '../../../words/book.ts';

/** The words of Temple's rule book. */
export const { words: rulesWords, load: loadRulesWords } = bookOf(loadTempleRulesTexts, templeRulesWordsOf);
