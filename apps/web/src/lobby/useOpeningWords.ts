import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Gathering } from '../session/lobby.ts';
import { isIntroductionDue, noteIntroduction } from '../sound/introduced.ts';

/**
 * Once all friends of the host are ready the narrator sets the scene; it delays nobody, for whoever starts the game cuts the words
 * off. Alone or among bots they are told before the clock starts.
 */
export const useOpeningWords = (gathering: Gathering, isTold: boolean): string | undefined => {
  const shown = useSignal<string | undefined>(undefined);
  const isDue = useSignal(false);
  useSignalEffect(() => {
    const { guests, host } = gathering.view.value;
    const friends = guests.filter(({ place, bot }) => !bot && place !== host);
    isDue.value = isTold && host !== undefined && friends.length > 0 && friends.every(({ isReady }) => isReady);
  });
  useEffect(() => {
    if (!isDue.value || !isIntroductionDue()) return;
    noteIntroduction();
    let stop = (): void => {};
    let isGone = false;
    const end = (): void => {
      shown.value = undefined;
    };
    void import('../games/temple/sound/introduction.ts').then(({ introduce }) => {
      if (isGone) return;
      stop = introduce(words => {
        shown.value = words;
      }, end);
    });
    return () => {
      isGone = true;
      stop();
      end();
    };
  }, [isDue.value, shown, isDue]);
  return shown.value;
};
