import { GAME_IDS, type LoadGame } from '../games/gameClient.ts';
import type { Route } from '../shell/router.ts';
import { DEFAULT_GAME } from '../shell/tablePlaces.ts';
import { GamesScreen } from './GamesScreen.tsx';
import { RecordsScreen } from './RecordsScreen.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import { StartDaily } from './StartDaily.tsx';

/** Everything that is looked at after a game, by address: `#/replay`, `#/replay/GAME/STEP`, `#/records`, and `#/daily/GAME`. */
export const LookingBack = ({ loadGame, to: [place, first, second] }: { loadGame: LoadGame; to: Route }) => {
  if (place === 'records') return <RecordsScreen loadGame={loadGame} />;
  if (place === 'daily') {
    const game = GAME_IDS.find(id => id === first) ?? DEFAULT_GAME;
    return <StartDaily key={game} loadGame={loadGame} game={game} />;
  }
  if (first === undefined) return <GamesScreen loadGame={loadGame} />;
  return <ReplayScreen key={first} loadGame={loadGame} id={first} moment={second} />;
};
