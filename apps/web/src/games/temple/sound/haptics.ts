import type { Clock, Millis } from '@templefall/kit';
import { type Countdown, CUE_BUZZ, cuesOf, EFFECTS, LANDING_BUZZ, landings } from '@templefall/soundtrack';
import type { Effect } from './effects.ts';

/** What is heard is felt as well: the phone's motor follows the same two tables as the loudspeaker. */
export interface Haptics {
  readonly effect: (effect: Effect) => void;
  /** Feels the cues that come from now on, while the game's time runs. */
  readonly run: () => void;
  readonly stop: () => void;
}

export interface HapticsOptions {
  readonly countdowns: readonly Countdown[];
  /** Game time. */
  readonly clock: Clock;
  /** Milliseconds on, off, on …, as browsers take them. */
  readonly vibrate: (pattern: readonly Millis[]) => void;
}

export const createHaptics = ({ countdowns, clock, vibrate }: HapticsOptions): Haptics => {
  const cues = cuesOf(countdowns).toSorted((one, other) => one.at - other.at);
  let callOff = (): void => {};
  const run = (): void => {
    callOff();
    const now = clock.now();
    const next = cues.find(({ at }) => at > now);
    if (!next) return;
    callOff = clock.at(next.at, () => {
      vibrate(CUE_BUZZ[next.type]);
      run();
    });
  };
  return {
    effect: ({ type, options }) => {
      const pattern = type === 'roll' ? rollBuzz(options?.dice ?? 0, options?.black ?? 0) : EFFECTS[type].buzz;
      if (pattern.length > 0) vibrate(pattern);
    },
    run,
    stop: () => callOff(),
  };
};

/** Each die is felt as it lands, the black ones longer. */
const rollBuzz = (dice: number, black: number): readonly Millis[] => {
  const pattern: Millis[] = [];
  let felt = 0;
  landings(dice).forEach((at, die) => {
    const length = die < black ? (EFFECTS.blackMask.buzz[0] ?? LANDING_BUZZ) : LANDING_BUZZ;
    // A pattern begins with the motor on: for no time at all, if the first die is still in the air.
    if (die === 0) pattern.push(0);
    pattern.push(at - felt, length);
    felt = at + length;
  });
  return pattern;
};
