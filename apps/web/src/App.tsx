import { type AnyGameSession, GAME_IDS } from './games/gameClient.ts';
import { loadGame } from './games/registry.ts';
import { GameScreen } from './lobby/GameScreen.tsx';
import { Landing } from './lobby/Landing.tsx';
import { current } from './session/current.ts';
import { type Route, route } from './shell/router.ts';
import { AS_DICE, DEFAULT_GAME, NEW_TABLE, TABLE_PLACES } from './shell/tablePlaces.ts';
import { lazy } from './ui/loading/lazy.tsx';

const atTables = () => import('./lobby/tables.ts');
const NewTable = lazy(() => atTables().then(module => module.NewTable));
const JoinScreen = lazy(() => atTables().then(module => module.JoinScreen));
const JoinedTable = lazy(() => atTables().then(module => module.JoinedTable));
const Resume = lazy(() => import('./lobby/Resume.tsx').then(module => module.Resume));
const SidePages = lazy(() => import('./SidePages.tsx').then(module => module.SidePages));

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
  const [place, first, second] = route.value;
  switch (place) {
    case undefined:
      return <Landing loadGame={loadGame} />;
    case 'play': {
      const session = current.value;
      if (!session) return <Resume loadGame={loadGame} />;
      return <GameScreen key={sessionNumber(session)} loadGame={loadGame} session={session} />;
    }
    case NEW_TABLE: {
      const game = GAME_IDS.find(id => id === (first ?? DEFAULT_GAME));
      if (!game) return <SidePages route={route.value} />;
      return <NewTable key={arrivalNumber(route.value)} loadGame={loadGame} game={game} />;
    }
    case 'j':
      return <JoinScreen key={first} code={first ?? ''} role={second === AS_DICE ? 'tray' : 'full'} />;
    case 't':
      return <JoinedTable key={`${first} ${second}`} loadGame={loadGame} id={first ?? ''} secret={second} />;
    case 'tv':
      return <JoinedTable key={first} loadGame={loadGame} id={first ?? ''} part="tv" />;
    default:
      return <SidePages route={route.value} />;
  }
};
