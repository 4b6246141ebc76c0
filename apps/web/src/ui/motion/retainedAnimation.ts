import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What is played again and again: from the first keyframe to the last one, which then stays. */
export interface RetainedAnimation {
  readonly keyframes: readonly (Keyframe & { readonly offset: number })[];
  readonly ms: number;
  readonly delay?: number;
}

/** Before its beginning, where a motion changes nothing. */
const BEFORE_MS = 1;
/** And far from its end. */
const STAY_MS = 60_000;

/** It belongs to one element: another one in the same place needs its own. */
interface Kept extends RetainedAnimation {
  readonly on: HTMLElement;
  readonly motion: Animation;
}

const kept = (on: HTMLElement, { keyframes, ms, delay = 0 }: RetainedAnimation): Kept => {
  const span = ms + STAY_MS;
  const stretched = keyframes.map(step => ({ ...step, offset: (step.offset * ms) / span }));
  const motion = on.animate([...stretched, { ...keyframes.at(-1), offset: 1 }], {
    delay: BEFORE_MS + delay,
    duration: span,
  });
  return { keyframes, ms, delay, on, motion };
};

/**
 * Moves an element whenever `play` has another number, until there is none. The motion is made once; between two plays it
 * stands still just before its beginning, and it never comes to its end. One that begins or ends for good has all layers
 * of the page sorted anew, which on a slow phone costs more than the rest of its frame.
 */
export const useRetainedAnimation = (
  ref: RefObject<HTMLElement | null>,
  { keyframes, ms, delay = 0 }: RetainedAnimation,
  play: number | undefined,
): void => {
  const last = useRef<Kept | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: on } = ref;
    if (play === undefined || !on) return;
    const was = last.current;
    const isSame = was?.on === on && was.keyframes === keyframes && was.ms === ms && was.delay === delay;
    if (!isSame) was?.motion.cancel();
    const current = isSame ? was : kept(on, { keyframes, ms, delay });
    last.current = current;
    const { motion } = current;
    motion.currentTime = BEFORE_MS;
    motion.play();
    return () => {
      motion.pause();
      motion.currentTime = 0;
    };
  }, [ref, keyframes, ms, delay, play]);
};

/** The same by a call, played once: for what answers a touch and changes nothing else. */
export const useRetainedStroke = (ref: RefObject<HTMLElement | null>, motion: RetainedAnimation): (() => void) => {
  const last = useRef<Kept | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useLayoutEffect(
    () => () => {
      clearTimeout(timer.current);
      last.current?.motion.cancel();
    },
    [],
  );
  return () => {
    const { current: on } = ref;
    if (!on) return;
    if (last.current?.on !== on) {
      last.current?.motion.cancel();
      last.current = kept(on, motion);
    }
    const { motion: stroke } = last.current;
    stroke.currentTime = BEFORE_MS;
    stroke.play();
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        stroke.pause();
        stroke.currentTime = 0;
      },
      motion.ms + (motion.delay ?? 0),
    );
  };
};
