import type { AnyGameSession, LoadGame, ScreenRole } from '../games/gameClient.ts';
import { go } from '../shell/router.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useGame } from './useGame.ts';

/** A running game, whichever it is. */
export const GameScreen = ({
  loadGame,
  session,
  role = 'full',
}: {
  loadGame: LoadGame;
  session: AnyGameSession;
  role?: ScreenRole;
}) => {
  const game = useGame(loadGame, session.game);
  if (!game) return <Loading />;
  if (game === 'failed') return <ErrorCard code="missingFile" />;
  const leave = (): void => {
    session.leave();
    go();
  };
  return (
    <>
      <game.Screen session={session} role={role} onLeave={leave} />
      {session.code === undefined && <Unsaved />}
    </>
  );
};
