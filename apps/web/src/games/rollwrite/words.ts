import {
  coachWordsOf,
  loadCoachTexts,
  loadPaperTexts,
  loadRollwriteTexts,
  paperWordsOf,
  rollwriteWordsOf,
} from '@templefall/texts';
import { bookOf } from '../../words/book.ts';

/** The words of Roll & Write. */
export const { words: gameWords, load: loadGameWords } = bookOf(loadRollwriteTexts, rollwriteWordsOf);

/** The words for sheets of paper and the dice beside them. */
export const { words: paperWords, load: loadPaperWords } = bookOf(loadPaperTexts, paperWordsOf);

/** What somebody who plays for the first time is told. */
export const { words: coachWords, load: loadCoachWords } = bookOf(loadCoachTexts, coachWordsOf);
