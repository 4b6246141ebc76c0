import { type Lesson, lessonDocument, printProblem } from '@templefall/kernel';
import type { AnyGameClient, GameLessons } from '../games/gameClient.ts';
import { loadLessonWords } from './words.ts';

export interface Lessons extends GameLessons {
  readonly all: readonly Lesson[];
}

/** All lessons of a game, with their words; undefined where it has none. */
export const readLessons = async (game: AnyGameClient): Promise<Lessons | undefined> => {
  const [lessons] = await Promise.all([game.lessons?.(), game.texts(), loadLessonWords()]);
  if (!lessons) return undefined;
  return { ...lessons, all: lessons.documents.map(parsed) };
};

const parsed = (raw: unknown): Lesson => {
  const read = lessonDocument(raw, []);
  if (!read.ok) throw new Error(read.error.map(printProblem).join('; '));
  return read.value;
};
