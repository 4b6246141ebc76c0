import { loadTempleCoachTexts, templeCoachWordsOf } from '@templefall/texts';
import { bookOf } from '../../../words/book.ts';

/** The words of the coach. */
export const { words: coachWords, load: loadCoachWords } = bookOf(loadTempleCoachTexts, templeCoachWordsOf);
