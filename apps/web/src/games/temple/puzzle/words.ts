import { loadPuzzleTexts, puzzleWordsOf } from '@templefall/texts';
import { bookOf } from '../../../words/book.ts';

/** The words of the puzzle of the day. */
export const { words: puzzleWords, load: loadPuzzleWords } = bookOf(loadPuzzleTexts, puzzleWordsOf);
