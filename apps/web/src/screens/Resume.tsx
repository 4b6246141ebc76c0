import { useEffect } from 'preact/hooks';
import { resumeHere } from '../play/newGame.ts';
import { words } from '../words/words.ts';

/** The play screen without a table: the page was loaded anew in mid-game, or there is nothing to go back to. */
export const Resume = () => {
  useEffect(() => {
    if (!resumeHere()) location.replace('#/');
  }, []);
  return <p class="loading">{words.value.say('app.loading')}</p>;
};
