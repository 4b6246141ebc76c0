import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGameClient, AnyLobby } from '../games/gameClient.ts';
import { isIntroductionDue, noteIntroduction } from '../settings/introduced.ts';

/**
 * Once all friends of the host are ready the narrator sets the scene; it delays nobody, for whoever starts the game cuts the words
 * off. Alone or among bots they are told before the clock starts.
 */
export const useOpeningWords = (game: AnyGameClient, lobby: AnyLobby, isTold: boolean): string | undefined => {
  const shown = useSignal<string | undefined>(undefined);
  const isDue = useSignal(false);
  useSignalEffect(() => {
    const { seats, host } = lobby.view.value;
    const friends = seats.filter(({ place, bot }) => !bot && place !== host);
    isDue.value = isTold && host !== undefined && friends.length > 0 && friends.every(({ isReady }) => isReady);
  });
  useEffect(() => {
    if (!isDue.value || !game.introduce || !isIntroductionDue()) return;
    noteIntroduction();
    let stop = (): void => {};
    let isGone = false;
    const end = (): void => {
      shown.value = undefined;
    };
    void game.introduce().then(introduce => {
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
