import type { LoadGame } from '../games/gameClient.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { useGame } from './useGame.ts';

/** How a game is played, for the main menu. */
export const HowToPlay = ({ loadGame, game: id }: { loadGame: LoadGame; game: string }) => {
  const game = useGame(loadGame, id);
  if (!game) return <Loading />;
  if (game === 'failed' || !game.HowToPlay) return <ErrorCard code="missingFile" />;
  return <game.HowToPlay />;
};
