import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What is played again and again: from the first keyframe to the last one, which then stays. */
export interface KeptMotion {
  readonly keyframes: readonly (Keyframe & { readonly offset: number })[];
  readonly ms: number;
  readonly delay?: number;
}

/** Before its beginning, where a motion changes nothing. */
const BEFORE_MS = 1;
/** And far from its end. */
const STAY_MS = 60_000;

/**
 * Moves an element whenever `play` has another number, until there is none. The motion is made once; between two plays it
 * stands still just before its beginning, and it never comes to its end. One that begins or ends for good has all layers
 * of the page sorted anew, which on a slow phone costs more than the rest of its frame.
 */
export const useKeptMotion = (
  ref: RefObject<HTMLElement | null>,
  { keyframes, ms, delay = 0 }: KeptMotion,
  play: number | undefined,
): void => {
  const motion = useRef<Animation | undefined>(undefined);
  useLayoutEffect(() => {
    const span = ms + STAY_MS;
    const last = keyframes.at(-1);
    const stretched = keyframes.map(step => ({ ...step, offset: (step.offset * ms) / span }));
    const made = ref.current?.animate([...stretched, { ...last, offset: 1 }], {
      delay: BEFORE_MS + delay,
      duration: span,
    });
    made?.pause();
    motion.current = made;
    return () => made?.cancel();
  }, [ref, keyframes, ms, delay]);
  useLayoutEffect(() => {
    const { current } = motion;
    if (play === undefined || !current) return;
    current.currentTime = BEFORE_MS;
    current.play();
    return () => {
      current.pause();
      current.currentTime = 0;
    };
  }, [play, keyframes, ms, delay]);
};
