import { rollwriteOnPaper, templeOnTable, templePuzzle } from './games/besideTables.ts';
import { loadGame } from './games/registry.ts';
import { hrefOf, type Route } from './shell/router.ts';
import { DEFAULT_GAME } from './shell/tablePlaces.ts';
import { lazy } from './ui/loading/lazy.tsx';
import { words } from './words/words.ts';

const StartAlone = lazy(() => import('./lobby/StartAlone.tsx').then(module => module.StartAlone));
const HowToPlay = lazy(() => import('./lobby/HowToPlay.tsx').then(module => module.HowToPlay));
const Rules = lazy(() => import('./lobby/Rules.tsx').then(module => module.Rules));
const Lessons = lazy(() => import('./lessons/Lessons.tsx').then(module => module.Lessons));
const PrintScreen = lazy(() => rollwriteOnPaper().then(module => module.fetchPrintScreen()));
const DiceOnly = lazy(() => rollwriteOnPaper().then(module => module.fetchDiceOnly()));
const Companion = lazy(() => templeOnTable().then(module => module.fetchCompanion()));
const LookingBack = lazy(() => import('./replay/LookingBack.tsx').then(module => module.LookingBack));
const PuzzleScreen = lazy(() => templePuzzle().then(module => module.fetchPuzzleScreen()));
const Gallery = lazy(() => import('./gallery/Gallery.tsx').then(module => module.Gallery));

/** The pages beside the tables: none of them is on the way to a game, so the first page does without their addresses. */
export const SidePages = ({ route }: { route: Route }) => {
  const [place, first, second, ...rest] = route;
  switch (place) {
    case 'alone':
    case 'practice':
      return <StartAlone loadGame={loadGame} isPractice={place === 'practice'} luck={first} />;
    case 'talk':
      return <HowToPlay loadGame={loadGame} game={first ?? DEFAULT_GAME} />;
    case 'rules':
      return <Rules loadGame={loadGame} game={first ?? DEFAULT_GAME} at={second} />;
    case 'replay':
    case 'records':
    case 'daily':
      return <LookingBack loadGame={loadGame} to={route} />;
    case 'lesson':
    case 'lessons':
      return <Lessons loadGame={loadGame} />;
    case 'puzzle':
      return <PuzzleScreen day={first ?? today()} />;
    case 'print':
      return first === 'rollwrite' ? <PrintScreen position={second} names={rest} /> : <LostPage />;
    case 'dice':
      return first === 'rollwrite' ? <DiceOnly /> : <LostPage />;
    case 'box':
      return <Companion handed={first} />;
    case 'gallery':
      return <Gallery page={first} />;
    default:
      return <LostPage />;
  }
};

/** The reader's own date, such as 2027-03-01: at midnight there is another puzzle. */
const today = (): string => new Date().toLocaleDateString('sv');

const LostPage = () => (
  <main class="lost-page">
    <p>{words.value.say('app.noSuchPage')}</p>
    <a class="btn m-lit cut press" href={hrefOf()}>
      {words.value.say('app.home')}
    </a>
  </main>
);
