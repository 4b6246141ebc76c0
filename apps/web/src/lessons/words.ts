import { lessonsWordsOf, loadLessonsTexts } from '@templefall/texts';
import { bookOf } from '../words/book.ts';

/** The words of the lessons. */
export const { words: lessonWords, load: loadLessonWords } = bookOf(loadLessonsTexts, lessonsWordsOf);
