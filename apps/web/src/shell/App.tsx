import { table } from '../play/current.ts';
import type { Table } from '../play/table.ts';
import { Landing } from '../screens/Landing.tsx';
import { lazy } from '../ui/lazy.tsx';
import { words } from '../words/words.ts';
import { route } from './router.ts';

const PlayScreen = lazy(() => import('../screens/PlayScreen.tsx').then(module => module.PlayScreen));
const StartAlone = lazy(() => import('../screens/StartAlone.tsx').then(module => module.StartAlone));
const TableScreen = lazy(() => import('../screens/TableScreen.tsx').then(module => module.TableScreen));
const JoinScreen = lazy(() => import('../screens/JoinScreen.tsx').then(module => module.JoinScreen));
const RemoteScreen = lazy(() => import('../screens/RemoteScreen.tsx').then(module => module.RemoteScreen));
const Resume = lazy(() => import('../screens/Resume.tsx').then(module => module.Resume));
const TalkScreen = lazy(() => import('../screens/talk/TalkScreen.tsx').then(module => module.TalkScreen));
const Gallery = lazy(() => import('../gallery/Gallery.tsx').then(module => module.Gallery));

const AT: { readonly [place: string]: readonly { readonly fetch: () => void }[] } = {
  table: [TableScreen, RemoteScreen],
  t: [RemoteScreen],
  tv: [RemoteScreen],
  j: [JoinScreen],
};
/** The screen of the address is brought while the words are still on their way. */
export const fetchScreen = (): void => {
  for (const part of AT[route.peek()[0] ?? ''] ?? []) part.fetch();
};

/** Another table is another screen, even if it follows at once. */
let shownTable: Table | undefined;
let tables = 0;
const tableNumber = (): number => {
  if (shownTable !== table.value) tables++;
  shownTable = table.value;
  return tables;
};

export const App = () => {
  const [place, first] = route.value;
  switch (place) {
    case undefined:
      return <Landing />;
    case 'play':
      return table.value ? <PlayScreen key={tableNumber()} table={table.value} /> : <Resume />;
    case 'alone':
    case 'practice':
      return <StartAlone practice={place === 'practice'} luck={first} />;
    case 'table':
      return <TableScreen />;
    case 'j':
      return <JoinScreen code={first ?? ''} />;
    case 't':
      return <RemoteScreen key={first} id={first ?? ''} />;
    case 'tv':
      return <RemoteScreen key={first} id={first ?? ''} part="tv" />;
    case 'talk':
      return <TalkScreen />;
    case 'gallery':
      return <Gallery page={first} />;
    default:
      return <p class="lost-page">{words.value.say('app.noSuchPage')}</p>;
  }
};
