/** Whether things are to change without moving: by the setting of this page or of the whole machine. */
export const stillness = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
