import { useEffect } from 'preact/hooks';
import type { LoadGame } from '../games/gameClient.ts';
import { trouble } from '../session/current.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';

/** The play screen without a session: the page was reloaded during a game, its table could not be opened, or there is none. */
export const Resume = ({ loadGame }: { loadGame: LoadGame }) => {
  const resume = async (): Promise<void> => {
    trouble.value = undefined;
    try {
      const { resumeHere } = await import('../session/openHere.ts');
      if ((await resumeHere(loadGame)) === 'nothingSaved') location.replace('#/');
    } catch {
      trouble.value = 'missingFile';
    }
  };
  useEffect(() => {
    if (!trouble.peek()) void resume();
  }, []);
  if (trouble.value) return <ErrorCard code={trouble.value} onAgain={() => void resume()} />;
  return <Loading />;
};
