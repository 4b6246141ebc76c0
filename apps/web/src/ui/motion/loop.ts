import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** So long one picture of a loop stands. */
const STEP_MS = 125;

/**
 * Moves an element for ever, by opacity and transform alone. In steps: a loop that runs smoothly is worked out anew in every
 * frame that the page draws for whatever reason, one in steps only when the next step has come; and all loops take their
 * steps at the same moments. Whoever wants stillness gets it by `!important` rules.
 */
export const useLoop = (ref: RefObject<HTMLElement | null>, { keyframes, ms, isOn = true }: Loop): void =>
  useLayoutEffect(() => {
    if (!isOn) return;
    const loop = ref.current?.animate([...keyframes], {
      duration: ms,
      iterations: Number.POSITIVE_INFINITY,
      easing: `steps(${ms / STEP_MS})`,
    });
    if (loop) loop.startTime = stepBefore(performance.now());
    return () => loop?.cancel();
  }, [ref, keyframes, ms, isOn]);

const stepBefore = (moment: number): number => Math.floor(moment / STEP_MS) * STEP_MS;

export interface Loop {
  readonly keyframes: readonly Keyframe[];
  /** A multiple of a step. */
  readonly ms: number;
  readonly isOn?: boolean;
}

/** The head of the fuse flickers. */
export const FLICKER: Loop = {
  keyframes: [
    { transform: 'scale(1)', easing: 'ease-in-out' },
    { transform: 'scale(1.12)', offset: 0.4, easing: 'ease-in-out' },
    { transform: 'scale(0.95)', offset: 0.7, easing: 'ease-in-out' },
    { transform: 'scale(1)' },
  ],
  ms: 625,
};

/** Rooms that can be entered breathe. */
export const BREATH: Loop = {
  keyframes: [{ opacity: 0.78, easing: 'ease-in-out' }, { opacity: 1, easing: 'ease-in-out' }, { opacity: 0.78 }],
  ms: 1750,
};

/** An alarm: at once bright, then fading. */
const EDGE: readonly Keyframe[] = [{ opacity: 0.35 }, { opacity: 1, offset: 0.12 }, { opacity: 0.35 }];
/** Once a second, as the ticks are. */
export const ALARM: Loop = { keyframes: EDGE, ms: 1000 };
/** Around who is stuck. */
export const PULSE: Loop = { keyframes: EDGE.map(one => ({ ...one, easing: 'ease-in-out' })), ms: 1625 };
