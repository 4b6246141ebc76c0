import type { Millis } from '@templefall/kit';

/** So long after a step a finger still means what lay under it before the temple slid. */
export const SLIDE_MS: Millis = 400;

export interface Slide {
  /** I have just stepped into another room. */
  readonly begin: () => void;
  /** What lies under the finger now came there by itself. */
  readonly isFresh: () => boolean;
}

export const slideOf = (now: () => Millis): Slide => {
  let begun = Number.NEGATIVE_INFINITY;
  return {
    begin: () => {
      begun = now();
    },
    isFresh: () => now() - begun < SLIDE_MS,
  };
};
