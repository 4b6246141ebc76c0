import type { Millis } from '@templefall/kit';

/** How often something may happen: `burst` at once, then `rate` a second. */
export interface Allowance {
  readonly burst: number;
  readonly rate: number;
}

export interface Bucket {
  /** Takes one; false if there is none left. */
  readonly take: (now: Millis) => boolean;
}

export const bucket = ({ burst, rate }: Allowance, start: Millis): Bucket => {
  let left = burst;
  let last = start;
  return {
    take: now => {
      left = Math.min(burst, left + (Math.max(0, now - last) * rate) / 1000);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
