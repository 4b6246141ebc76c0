import { loadPaperTexts, loadRollwriteTexts, paperWordsOf, rollwriteWordsOf } from '@templefall/texts';
import { bookOf } from '../../words/book.ts';

/** The words of Roll & Write. */
export const rollwriteBook = bookOf(loadRollwriteTexts, rollwriteWordsOf);

/** The words for sheets of paper and the dice beside them. */
export const paperBook = bookOf(loadPaperTexts, paperWordsOf);
