import { useEffect } from 'preact/hooks';
import { trouble } from '../session/current.ts';
import { resumeHere } from '../session/newGame.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { Loading } from '../ui/loading/lazy.tsx';

const resume = async (): Promise<void> => {
  if ((await resumeHere()) === 'nothingKept') location.replace('#/');
};

/** The play screen without a table: the page was loaded anew in mid-game, its table could not be had, or there is none. */
export const Resume = () => {
  useEffect(() => {
    if (!trouble.peek()) void resume();
  }, []);
  if (trouble.value) return <ErrorCard code={trouble.value} onAgain={() => void resume()} />;
  return <Loading />;
};
