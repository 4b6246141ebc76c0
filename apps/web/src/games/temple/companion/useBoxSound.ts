import { useEffect, useRef } from 'preact/hooks';
import type { Box } from './box.ts';
import type { BoxSound } from './boxSound.ts';

/** The soundtrack of this box, opened by the first touch that wants to hear it. */
export const useBoxSound = (box: Box): { readonly open: (box: Box) => Promise<BoxSound | undefined> } => {
  const sound = useRef<Promise<BoxSound | undefined>>(undefined);
  useEffect(() => void sound.current?.then(opened => opened?.follow(box)), [box]);
  useEffect(
    () => () => {
      void sound.current?.then(opened => opened?.close());
      sound.current = undefined;
    },
    [],
  );
  return {
    open: now => {
      sound.current ??= import('./boxSound.ts')
        .then(({ openBoxSound }) => openBoxSound(now))
        // Without sound the clock is still a clock.
        .catch(() => undefined);
      return sound.current;
    },
  };
};
