import type { Lesson } from '@templefall/kernel';
import type { LessonRun } from './lessonRun.ts';
import type { Lessons } from './readLessons.ts';

/** A lesson being taken, and where one can go from it. */
export interface LessonView {
  readonly lesson: Lesson;
  readonly run: LessonRun;
  readonly lessons: Lessons;
  /** Addresses: the list, the place that asked for the lesson, the next lesson. */
  readonly list: string;
  readonly back: string | undefined;
  readonly next: string | undefined;
  readonly onAgain: () => void;
}
