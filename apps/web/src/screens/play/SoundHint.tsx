import { settings } from '../../settings/settings.ts';
import { isSoundLocked } from '../../sound/sound.ts';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { BoardOnTv } from './BoardOnTv.tsx';

const isWaiting = (): boolean => isSoundLocked.value && !settings.value.isMuted;

/** Browsers keep sound back until somebody touches them. `isFar`: read from across a room, where nobody has a finger on it. */
export const SoundHint = ({ isFar = false }: { isFar?: boolean }) => {
  const { say } = words.value;
  if (!isWaiting()) return null;
  return (
    <p class={`sound-hint cut ${isFar ? 'm-near' : ''}`} role="status">
      <Icon id="ui-sound" size={isFar ? 46 : 18} /> {say(isFar ? 'state.anyTouchForSound' : 'state.touchForSound')}
    </p>
  );
};

/** Beside a big screen dice leave no room: one line says so, instead of what it says otherwise. */
export const SoundLine = () =>
  isWaiting() ? (
    <span class="row small sound-line" role="status">
      <Icon id="ui-sound" size={15} /> {words.value.say('state.touchForSound')}
    </span>
  ) : (
    <BoardOnTv />
  );
