import type { LoadGame } from '../games/gameClient.ts';
import { route } from '../shell/router.ts';
import { DEFAULT_GAME } from '../shell/tablePlaces.ts';
import { LessonList } from './LessonList.tsx';
import { LessonScreen } from './LessonScreen.tsx';
import { isNewcomer } from './progress.ts';

/**
 * `#/lessons/GAME` is the list, `#/lesson/GAME/LESSON` a lesson; without a lesson it is the first one not done yet. What stands
 * behind that is where it leads back to: `#/lesson/temple/gem/play`. A newcomer who asks for lessons gets the first one at once.
 */
export const Lessons = ({ loadGame }: { loadGame: LoadGame }) => {
  const [place, game = DEFAULT_GAME, lesson, ...from] = route.value;
  if (place === 'lessons' && (route.value.length > 1 || !isNewcomer()))
    return <LessonList key={game} loadGame={loadGame} game={game} />;
  return <LessonScreen key={game} loadGame={loadGame} game={game} lesson={lesson} from={from} />;
};
