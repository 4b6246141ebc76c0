import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { whenIdle, whenRested } from '../../shell/idle.ts';
import { words } from '../../words/words.ts';
import { resultPicture, type Told } from './resultPicture.ts';

/** The picture to be shared, made before anybody asks for it; in another language it is another one. */
export const useResultPicture = (
  told: Omit<Told, 'map'>,
): { readonly map: RefObject<HTMLDivElement | null>; readonly picture: ReadonlySignal<Blob | undefined> } => {
  const map = useRef<HTMLDivElement>(null);
  const picture = useSignal<Blob | undefined>(undefined);
  const { language } = words.value;
  useEffect(() => {
    const make = async (): Promise<void> => {
      // Without it the words are shared.
      if (map.current) picture.value = await resultPicture({ ...told, map: map.current }).catch(() => undefined);
    };
    // Soon, for the quick; and again when every room of the map is painted.
    const calledOff = [whenIdle, whenRested].map(when => when(() => void make()));
    return () => {
      for (const callOff of calledOff) callOff();
    };
  }, [language]);
  return { map, picture };
};
