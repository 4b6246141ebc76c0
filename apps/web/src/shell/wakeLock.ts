/**
 * Keeps the screen lit until the returned function is called. A browser takes the lock away whenever the page is hidden, so it is asked for
 * again on return; `onChange` tells whether the screen stays lit now.
 */
export const keepAwake = (onChange: (isAwake: boolean) => void): (() => void) => {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.hidden || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isOver) return void given.release();
      lock = given;
      given.addEventListener('release', () => {
        if (!isOver && !document.hidden) onChange(false);
      });
      onChange(true);
    } catch {
      // No such thing here (plain http), or the battery is low.
      if (!isOver) onChange(false);
    }
  };
  const onVisibility = (): void => void ask();
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void lock?.release();
  };
};
