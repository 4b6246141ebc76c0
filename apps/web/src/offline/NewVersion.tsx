import { route } from '../shell/router.ts';
import { menuWords } from '../words/menuWords.ts';
import { newVersion, takeNewVersion } from './offline.ts';
import './offline.css';

/** Nobody is asked in the middle of a game. */
const PLAYING: readonly (string | undefined)[] = ['play', 't', 'tv'];

/** A newer client is ready: it comes when the player says so. */
export const NewVersion = () => {
  if (!newVersion.value || PLAYING.includes(route.value[0])) return null;
  const { say } = menuWords.value;
  return (
    <section class="new-version cut m-near" role="status">
      <span>{say('app.newVersion')}</span>
      <button type="button" class="btn sm m-lit cut press" onClick={takeNewVersion}>
        {say('app.newVersion.take')}
      </button>
    </section>
  );
};
