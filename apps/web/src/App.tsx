import { Landing } from './lobby/Landing.tsx';
import { PlayScreen } from './lobby/playLater.ts';
import { table } from './session/current.ts';
import type { Table } from './session/table.ts';
import { hrefOf, type Route, route } from './shell/router.ts';
import { AS_DICE, NEW_TABLE, TABLE_PLACES } from './shell/tablePlaces.ts';
import { lazy } from './ui/loading/lazy.tsx';
import { words } from './words/words.ts';

const StartAlone = lazy(() => import('./lobby/StartAlone.tsx').then(module => module.StartAlone));
const atTables = () => import('./lobby/tables.ts');
const TableScreen = lazy(() => atTables().then(module => module.TableScreen));
const JoinScreen = lazy(() => atTables().then(module => module.JoinScreen));
const RemoteScreen = lazy(() => atTables().then(module => module.RemoteScreen));
const Resume = lazy(() => import('./lobby/Resume.tsx').then(module => module.Resume));
const TalkScreen = lazy(() => import('./games/temple/talk/TalkScreen.tsx').then(module => module.TalkScreen));
const onPaper = () => import('./games/rollwrite/onPaper.ts');
const PrintScreen = lazy(() => onPaper().then(module => module.fetchPrintScreen()));
const DiceOnly = lazy(() => onPaper().then(module => module.fetchDiceOnly()));
const Gallery = lazy(() => import('./gallery/Gallery.tsx').then(module => module.Gallery));

/** What the screen of the address needs is brought while the words are still on their way. */
export const fetchScreen = (): void => {
  const [place = ''] = route.peek();
  if (TABLE_PLACES.includes(place)) for (const screen of [TableScreen, JoinScreen, RemoteScreen]) screen.fetch();
};

/** Counts what comes: another table is another screen, even if it follows at once, and so is another way to a new one. */
const numbered = <T,>(): ((one: T) => number) => {
  let last: T | undefined;
  let count = 0;
  return one => {
    if (one !== last) count++;
    last = one;
    return count;
  };
};
const tableNumber = numbered<Table>();
const arrivalNumber = numbered<Route>();

export const App = () => {
  const [place, first, second, ...rest] = route.value;
  switch (place) {
    case undefined:
      return <Landing />;
    case 'play':
      return table.value ? <PlayScreen key={tableNumber(table.value)} table={table.value} /> : <Resume />;
    case 'alone':
    case 'practice':
      return <StartAlone practice={place === 'practice'} luck={first} />;
    case NEW_TABLE:
      return <TableScreen key={arrivalNumber(route.value)} />;
    case 'j':
      return <JoinScreen key={first} code={first ?? ''} role={second === AS_DICE ? 'tray' : 'full'} />;
    case 't':
      return <RemoteScreen key={`${first} ${second}`} id={first ?? ''} secret={second} />;
    case 'tv':
      return <RemoteScreen key={first} id={first ?? ''} part="tv" />;
    case 'talk':
      return <TalkScreen />;
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
