import { effect } from '@preact/signals';
import { type Lesson, openScenario, printProblem, scenarioOf } from '@templefall/kernel';
import { seedOf } from '@templefall/kit';
import type { AnyGameClient, AnyGameSession } from '../games/gameClient.ts';
import type { LessonTables } from '../session/lessonTables.ts';
import type { TableSession } from '../session/tableSession.ts';
import { type LessonRun, lessonRun } from './lessonRun.ts';
import { saveStars } from './progress.ts';
import type { Lessons } from './readLessons.ts';

/** They are called by name in the words of lessons. */
const FRIENDS = ['Jonas', 'Inès', 'Teo'] as const;

/** Opens a table in the position of the lesson, with me in the first seat. */
export const openLesson = async (
  tables: LessonTables,
  game: AnyGameClient,
  { scenarios }: Lessons,
  lesson: Lesson,
  myName: string,
): Promise<LessonRun> => {
  const opened = openScenario(scenarioOf(lesson), [scenarios]);
  if (!opened.ok) throw new Error(opened.error.map(printProblem).join('; '));
  const { state } = opened.value;
  const count = Number(lesson.options.players ?? game.seats.least);
  const session = await tables.open({
    game: game.id,
    options: lesson.options,
    players: [myName, ...FRIENDS].slice(0, count).map((name, colour) => ({ name, colour })),
    seed: seedOf(lesson.seed),
    position: { state, at: lesson.clock },
  });
  const table = await gameAt(session);
  // Nobody counts down to a lesson.
  table.begin?.();
  return lessonRun(lesson, table, stars => saveStars(game.id, lesson.id, stars));
};

const gameAt = (session: TableSession): Promise<AnyGameSession> =>
  new Promise((resolve, reject) => {
    const stop = effect(() => {
      const game = session.game.value;
      const { line, trouble } = session.state.value;
      if (!game && line !== 'shut') return;
      queueMicrotask(() => stop());
      if (game) resolve(game);
      else reject(new Error(trouble ?? 'noSuchTable'));
    });
  });
