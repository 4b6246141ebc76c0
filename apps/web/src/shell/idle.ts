import { useEffect, useState } from 'preact/hooks';

/** Safari has no idle callbacks: there a pause stands in for them. */
const PAUSE = 1500;

/** A device that moves something in every frame is never idle: after so long it is done all the same. */
const PATIENCE = 2000;

/** Does something when nothing else is to be done. Answers how to call it off. */
export const whenIdle = (deed: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(deed, PAUSE);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(deed, { timeout: PATIENCE });
  return () => cancelIdleCallback(asked);
};

/** So long a screen that has just come has the device to itself: a slow one answers the first touches, and what comes later waits. */
const REST = 4000;

/** Does something when nothing else is to be done and the screen has been there for a while. Answers how to call it off. */
export const whenRested = (deed: () => void): (() => void) => {
  let callOff = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = whenIdle(deed);
  }, REST);
  return () => callOff();
};

/** How often something was drawn since the first time, up to `most`: on a slow device a long page comes in pieces, from the top. */
export const useDrawn = (most: number): number => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= most) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(drawn + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, most]);
  return drawn;
};
