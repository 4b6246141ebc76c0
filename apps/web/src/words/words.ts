import { loadTexts, wordsOf } from '@templefall/texts';
import { bookOf } from './book.ts';

/** All words but those that a game has for itself: every part that is loaded when needed waits for them (`ui/loading/lazy.tsx`). */
export const { words, load: loadWords } = bookOf(loadTexts, wordsOf);
