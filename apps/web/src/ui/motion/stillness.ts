let wish: MediaQueryList | undefined;

/** Whether things are to change without moving: by the setting of this page or of the whole machine. */
export const stillness = (): boolean => {
  // Asked for every die that is drawn: the question is put to the browser once.
  wish ??= matchMedia('(prefers-reduced-motion: reduce)');
  return document.documentElement.dataset.motion === 'reduced' || wish.matches;
};
