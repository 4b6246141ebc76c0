import { loadReplayTexts, replayWordsOf } from '@templefall/texts';
import { bookOf } from './book.ts';

/** The words of looking back: replays, records, the daily game. Only they fetch them. */
export const { words: replayWords, load: loadReplayWords } = bookOf(loadReplayTexts, replayWordsOf);
