import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { useLayoutEffect } from 'preact/hooks';

/** Follows `source`, but not more often than this, whether the game's clock runs or stands. */
export const useSlow = <T>(source: ReadonlySignal<T>, pause: Millis): ReadonlySignal<T> => {
  const shown = useSignal(source.peek());
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      timer = undefined;
      shown.value = source.peek();
    };
    const stop = source.subscribe(value => {
      if (value !== shown.peek()) timer ??= setTimeout(follow, pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [source, shown, pause]);
  return shown;
};
