import { companionWordsOf, loadCompanionTexts } from '@templefall/texts';
import { bookOf } from '../../words/book.ts';

/** The words of the companion to the real box; Temple's own are the shell's. */
export const { words: boxWords, load: loadBoxWords } = bookOf(loadCompanionTexts, companionWordsOf);
