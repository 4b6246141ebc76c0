import type { Lesson } from '@templefall/kernel';
import { grouped } from '@templefall/kit';
import { useEffect, useState } from 'preact/hooks';
import { GAME_IDS, type LoadGame } from '../games/gameClient.ts';
import { hrefOf } from '../shell/router.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { words } from '../words/words.ts';
import { progress } from './progress.ts';
import { type Lessons, readLessons } from './readLessons.ts';
import { Stars } from './Stars.tsx';
import { lessonWords } from './words.ts';
import './lessons.css';

/** All lessons of a game, and how well each was done. */
export const LessonList = ({ loadGame, game }: { loadGame: LoadGame; game: string }) => {
  const [lessons, setLessons] = useState<Lessons | 'failed'>();
  const [games, setGames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    setLessons(undefined);
    loadGame(game)
      .then(readLessons)
      .then(
        found => !isGone && setLessons(found ?? 'failed'),
        () => !isGone && setLessons('failed'),
      );
    void Promise.allSettled(GAME_IDS.map(loadGame)).then(all => {
      const known = all.flatMap(one => (one.status === 'fulfilled' && one.value.lessons ? [one.value.id] : []));
      if (!isGone) setGames(known);
    });
    return () => {
      isGone = true;
    };
  }, [loadGame, game]);
  if (lessons === 'failed') return <ErrorCard code="missingFile" />;
  if (!lessons) return <Loading />;
  const { say } = lessonWords.value;
  const groups = [...grouped(lessons.all, ({ group }) => group ?? '')];
  const done = progress();
  const isDone = ({ id }: Lesson): boolean => done[`${game}/${id}`] !== undefined;
  return (
    <main class="lesson-list">
      <header>
        <a class="tool cut press" href={hrefOf()} aria-label={words.value.say('app.home')}>
          <Icon id="ui-arrow" size={22} />
        </a>
        <h1>{say('lesson.title')}</h1>
        <p>{say('lesson.sub')}</p>
      </header>
      <nav class="lesson-games">
        {games.map(id => (
          <a
            key={id}
            class={`btn cut press ${id === game ? 'm-lit' : 'm-quiet'}`}
            href={hrefOf('lessons', id)}
            aria-current={id === game ? 'page' : undefined}
          >
            {lessonWords.value.find(`game.${id}`)}
          </a>
        ))}
      </nav>
      {groups.map(([group, all]) => (
        <section key={group}>
          <h2>
            {(group && lessons.groupText?.(group)) || say('lesson.base')}
            <span>{say('lesson.count', { n: all.filter(isDone).length, most: all.length })}</span>
          </h2>
          <ul>
            {all.map(({ id }) => (
              <li key={id}>
                <a class="cut press" href={hrefOf('lesson', game, id)}>
                  <b>{lessonWords.value.find(`${game}.${id}`)}</b>
                  <Stars stars={done[`${game}/${id}`] ?? 0} size={22} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
};
