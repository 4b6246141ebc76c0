import { loadRollwriteRulesTexts, rollwriteRulesWordsOf } from '@templefall/texts';
import { bookOf } from '../../../words/book.ts';

/** The words of the rule book of Roll & Write. */
export const { words: rulesWords, load: loadRulesWords } = bookOf(loadRollwriteRulesTexts, rollwriteRulesWordsOf);
