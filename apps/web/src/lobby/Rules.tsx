import type { LoadGame } from '../games/gameClient.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';
import { useGame } from './useGame.ts';

/** The rule book of a game, at one of its paragraphs. */
export const Rules = ({ loadGame, game: id, at }: { loadGame: LoadGame; game: string; at?: string | undefined }) => {
  const game = useGame(loadGame, id);
  if (!game) return <Loading />;
  if (game === 'failed' || !game.Rules) return <ErrorCard code="missingFile" />;
  return <game.Rules at={at} />;
};
