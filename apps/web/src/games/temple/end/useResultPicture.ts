import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../../../shell/idle.ts';
import { words } from '../../../words/words.ts';
import { resultPicture, type Told } from './resultPicture.ts';
import type { GameTimeline } from './timeline.ts';

/** The picture to be shared, made before anybody asks for it; in another language, or when more is known, it is another one. */
export const useResultPicture = (timeline: GameTimeline, told: () => Told): ReadonlySignal<Blob | undefined> => {
  const picture = useSignal<Blob | undefined>(undefined);
  const { language } = words.value;
  useEffect(() => {
    let isWanted = true;
    const callOff = whenIdle(async () => {
      // Without it the words are shared.
      const made = await resultPicture(told()).catch(() => undefined);
      if (isWanted) picture.value = made;
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, [language, timeline]);
  return picture;
};
