import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { loadBookWords } from '../../../rulebook/words.ts';
import { lessonOf } from '../lessons/lessonOf.ts';
import { CHAPTERS } from './chapters.ts';
import { Picture } from './Picture.tsx';
import { paragraphOf } from './paragraphOf.ts';
import { loadRulesWords, rulesWords } from './words.ts';

/** The rules of Temple, with their words in the reader's language. */
export const loadRulebook = async (): Promise<Rulebook> => {
  await Promise.all([loadBookWords(), loadRulesWords()]);
  return { game: 'temple', chapters: CHAPTERS, words: rulesWords, Picture, paragraphOf, lessonOf };
};
