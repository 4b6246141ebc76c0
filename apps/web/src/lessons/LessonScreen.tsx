import type { Lesson } from '@templefall/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameClient, LoadGame, ScreenRole } from '../games/gameClient.ts';
import { type LessonTables, lessonTables } from '../session/lessonTables.ts';
import { settings } from '../settings/settings.ts';
import { hrefOf, type Route } from '../shell/router.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import { LessonLayer } from './LessonLayer.tsx';
import type { LessonRun } from './lessonRun.ts';
import { openLesson } from './openLesson.ts';
import { starsOf } from './progress.ts';
import { type Lessons, readLessons } from './readLessons.ts';

const ROLE: ScreenRole = 'full';

interface Teaching {
  readonly game: AnyGameClient;
  readonly lessons: Lessons;
  readonly tables: LessonTables;
}

/** The lessons of one game, one after the other. */
export const LessonScreen = ({
  loadGame,
  game: id,
  lesson: wanted,
  from,
}: {
  loadGame: LoadGame;
  game: string;
  lesson: string | undefined;
  /** The address that asked for the lesson. */
  from: Route;
}) => {
  const [teaching, setTeaching] = useState<Teaching>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let tables: LessonTables | undefined;
    let isGone = false;
    const prepare = async (): Promise<void> => {
      const game = await loadGame(id);
      game.preloadScreen();
      const lessons = await readLessons(game);
      if (isGone) return;
      if (!lessons) throw new Error('noLessons');
      tables = lessonTables(loadGame, game, () => setProblem('noWorker'));
      setTeaching({ game, lessons, tables });
    };
    prepare().catch(() => setProblem('missingFile'));
    return () => {
      isGone = true;
      tables?.close();
    };
  }, [loadGame, id]);
  if (problem) return <ErrorCard code={problem} />;
  if (!teaching) return <Loading />;
  const { all } = teaching.lessons;
  const lesson = all.find(one => one.id === wanted);
  if (!lesson) {
    const next = all.find(one => starsOf(id, one.id) === 0) ?? all[0];
    location.replace(wanted === undefined && next ? hrefOf('lesson', id, next.id) : hrefOf('lessons', id));
    return <Loading />;
  }
  return <OneLesson key={lesson.id} {...teaching} lesson={lesson} from={from} />;
};

const OneLesson = ({
  game,
  lessons,
  tables,
  lesson,
  from,
}: Teaching & { readonly lesson: Lesson; readonly from: Route }) => {
  const [run, setRun] = useState<LessonRun>();
  const [attempt, setAttempt] = useState(1);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let opened: LessonRun | undefined;
    let isGone = false;
    const name = settings.peek().name || words.peek().say('name.1');
    openLesson(tables, game, lessons, lesson, name).then(
      one => {
        if (isGone) return one.stop();
        opened = one;
        setRun(one);
      },
      () => !isGone && setLost(true),
    );
    return () => {
      isGone = true;
      opened?.stop();
      setRun(undefined);
    };
  }, [game, lessons, tables, lesson, attempt]);
  if (isLost) return <ErrorCard code="missingFile" />;
  if (!run) return <Loading />;
  const back = from.length > 0 ? hrefOf(...from) : undefined;
  const list = hrefOf('lessons', game.id);
  const next = lessons.all[lessons.all.indexOf(lesson) + 1];
  return (
    <>
      <game.Screen key={attempt} session={run.session} role={ROLE} onLeave={() => location.assign(back ?? list)} />
      <LessonLayer
        key={`card ${attempt}`}
        lesson={lesson}
        run={run}
        lessons={lessons}
        list={list}
        back={back}
        next={next && hrefOf('lesson', game.id, next.id, ...from)}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </>
  );
};
