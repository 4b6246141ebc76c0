import { useEffect, useState } from 'preact/hooks';

/** Safari has no idle callbacks: there a pause stands in for them. */
const PAUSE = 1500;

/** Does something when nothing else is to be done. Answers how to call it off. */
export const whenIdle = (deed: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(deed, PAUSE);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(deed);
  return () => cancelIdleCallback(asked);
};

/** False until something was drawn: what lies below the edge of a phone does not keep its upper half waiting. */
export const useDrawn = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDrawn;
};
