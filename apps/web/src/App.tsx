import { type AnyGameSession, GAME_IDS } from './games/gameClient.ts';
import { hasGame, loadGame, rollwriteOnPaper } from './games/registry.ts';
import { GameScreen } from './lobby/GameScreen.tsx';
import { Landing } from './lobby/Landing.tsx';
import { current } from './session/current.ts';
import { hrefOf, type Route, route } from './shell/router.ts';
import { AS_DICE, DEFAULT_GAME, NEW_TABLE, TABLE_PLACES } from './shell/tablePlaces.ts';
import { lazy } from './ui/loading/lazy.tsx';
import { words } from './words/words.ts';

const StartAlone = lazy(() => import('./lobby/StartAlone.tsx').then(module => module.StartAlone));
const atTables = () => import('./lobby/tables.ts');
const NewTable = lazy(() => atTables().then(module => module.NewTable));
const JoinScreen = lazy(() => atTables().then(module => module.JoinScreen));
const JoinedTable = lazy(() => atTables().then(module => module.JoinedTable));
const Resume = lazy(() => import('./lobby/Resume.tsx').then(module => module.Resume));
const HowToPlay = lazy(() => import('./lobby/HowToPlay.tsx').then(module => module.HowToPlay));
const PrintScreen = lazy(() => rollwriteOnPaper().then(module => module.fetchPrintScreen()));
const DiceOnly = lazy(() => rollwriteOnPaper().then(module => module.fetchDiceOnly()));
const Gallery = lazy(() => import('./gallery/Gallery.tsx').then(module => module.Gallery));

/** Loads what the screen of the address needs while the words are still loading. */
export const fetchScreen = (): void => {
  const [place = '', game = DEFAULT_GAME] = route.peek();
  if (!TABLE_PLACES.includes(place)) return;
  for (const screen of [NewTable, JoinScreen, JoinedTable]) screen.fetch();
  if (place === NEW_TABLE)
    loadGame(game).then(
      client => client.preloadLobby?.(),
      () => undefined,
    );
};

/** Counts distinct values: another session is another screen, even if it follows at once, and so is another way to a new table. */
const numbered = <T,>(): ((one: T) => number) => {
  let last: T | undefined;
  let count = 0;
  return one => {
    if (one !== last) count++;
    last = one;
    return count;
  };
};
const sessionNumber = numbered<AnyGameSession>();
const arrivalNumber = numbered<Route>();

export const App = () => {
  const [place, first, second, ...rest] = route.value;
  switch (place) {
    case undefined:
      return <Landing loadGame={loadGame} hasRollwrite={hasGame('rollwrite')} />;
    case 'play': {
      const session = current.value;
      if (!session) return <Resume loadGame={loadGame} />;
      return <GameScreen key={sessionNumber(session)} loadGame={loadGame} session={session} />;
    }
    case 'alone':
    case 'practice':
      return <StartAlone loadGame={loadGame} isPractice={place === 'practice'} luck={first} />;
    case NEW_TABLE: {
      const game = GAME_IDS.find(id => id === (first ?? DEFAULT_GAME));
      if (!game) return <LostPage />;
      return <NewTable key={arrivalNumber(route.value)} loadGame={loadGame} game={game} />;
    }
    case 'j':
      return <JoinScreen key={first} code={first ?? ''} role={second === AS_DICE ? 'tray' : 'full'} />;
    case 't':
      return <JoinedTable key={`${first} ${second}`} loadGame={loadGame} id={first ?? ''} secret={second} />;
    case 'tv':
      return <JoinedTable key={first} loadGame={loadGame} id={first ?? ''} part="tv" />;
    case 'talk':
      return <HowToPlay loadGame={loadGame} game={first ?? DEFAULT_GAME} />;
    case 'print':
      return first === 'rollwrite' ? <PrintScreen position={second} names={rest} /> : <LostPage />;
    case 'dice':
      return first === 'rollwrite' ? <DiceOnly /> : <LostPage />;
    case 'gallery':
      return <Gallery page={first} />;
    default:
      return <LostPage />;
  }
};

const LostPage = () => (
  <main class="lost-page">
    <p>{words.value.say('app.noSuchPage')}</p>
    <a class="btn m-lit cut press" href={hrefOf()}>
      {words.value.say('app.home')}
    </a>
  </main>
);
