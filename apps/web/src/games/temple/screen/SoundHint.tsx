import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../../../settings/settings.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { words } from '../../../words/words.ts';
import { hasSoundOpened, isSoundLocked } from '../sound/sound.ts';
import { BoardOnTv } from './BoardOnTv.tsx';

const isWaiting = (): boolean => isSoundLocked.value && !settings.value.isMuted;

const TOLD = 'templefall.soundTold';

/**
 * Browsers keep sound back until somebody touches them, some at each reload: whoever has touched the page since they were told
 * need not be told again, the next roll brings it back. `isFar`: read from across a room, where nobody has a finger on it.
 */
export const SoundHint = ({ isFar = false }: { isFar?: boolean }) => {
  const { say } = words.value;
  const [wasTold] = useState(() => sessionStorage.getItem(TOLD) === 'yes');
  const isTold = useRef(false);
  const isLocked = isWaiting();
  const hasOpened = hasSoundOpened.value;
  // Only a sound that opened was touched for: a phone that is turned shows another of these, which must tell it again.
  useEffect(() => {
    if (isLocked) isTold.current = true;
    else if (isTold.current && hasOpened) sessionStorage.setItem(TOLD, 'yes');
  }, [isLocked, hasOpened]);
  // What a telephone takes away in mid-game nobody has been told of.
  if (!isLocked || (wasTold && !hasOpened && !isFar)) return null;
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
