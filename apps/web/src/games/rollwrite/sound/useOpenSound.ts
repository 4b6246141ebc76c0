import { useEffect, useRef } from 'preact/hooks';
import type { OpenSound, WriteCue } from './sound.ts';

/** The sound of a screen for as long as it is there; what comes before it is ready is not heard. */
export const useOpenSound = (game: string): ((cue: WriteCue) => void) => {
  const sound = useRef<OpenSound | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    void import('./sound.ts')
      .then(async ({ openSound }) => {
        const opened = await openSound(game);
        if (isHere) sound.current = opened;
        else opened.close();
      })
      // A game without sound is a game all the same.
      .catch(() => undefined);
    return () => {
      isHere = false;
      sound.current?.close();
      sound.current = undefined;
    };
  }, [game]);
  return cue => sound.current?.play(cue);
};
