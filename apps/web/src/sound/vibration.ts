import type { Millis } from '@templefall/kit';

/** In percent of what the tables of effects and cues say. */
export const VIBRATION = { least: 25, most: 150 } as const;

/**
 * A pattern of a motor (on, off, on …) as strong as one likes it. Browsers know no strength, only lengths: each push is shorter
 * or longer, and begins when it did, unless the one before is still on.
 */
export const withStrength = (pattern: readonly Millis[], strength: number): Millis[] => {
  let late = 0;
  return pattern.map((length, i) => {
    const isOn = i % 2 === 0;
    const felt = isOn ? Math.round((length * strength) / 100) : Math.max(0, length - late);
    late = isOn ? late + felt - length : late - (length - felt);
    return felt;
  });
};
