import { loadStoryTexts, storyWordsOf } from '@templefall/texts';
import { bookOf } from './book.ts';

/** The words of a game's story: before it, hints on the way, the narrator of the television, the end. */
export const { words: storyWords, load: loadStoryWords } = bookOf(loadStoryTexts, storyWordsOf);

/** A part that speaks in these words, once they are here. Words that do not come are no reason to show nothing. */
export const withStory = async <T>(part: Promise<T>): Promise<T> => {
  await loadStoryWords().catch(() => undefined);
  return part;
};
