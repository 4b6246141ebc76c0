import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Millis } from '@templefall/kit';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Follows `source`, but not more often than this, whether the game's clock runs or stands. With `invalidated`, which changes
 * whenever the source may, it is worked out no more often than that either.
 */
export const useThrottled = <T>(
  source: ReadonlySignal<T>,
  pause: Millis,
  invalidated: ReadonlySignal<unknown> = source,
): ReadonlySignal<T> => {
  const shown = useSignal(source.peek());
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      timer = undefined;
      shown.value = source.peek();
    };
    const stop = invalidated.subscribe(() => {
      timer ??= setTimeout(follow, pause);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [source, invalidated, shown, pause]);
  return shown;
};
