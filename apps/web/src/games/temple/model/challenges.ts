import { grouped } from '@templefall/kit';
import { CHALLENGES } from '@templefall/temple/challenges';

export type Challenge = (typeof CHALLENGES)[number];

/** Challenges by level: 1 to 6, and the ultimate one by itself. */
export const LEVELS_OF_CHALLENGES: ReadonlyMap<string, readonly Challenge[]> = grouped(CHALLENGES, ({ id }) =>
  /^\d/.test(id) ? id.slice(0, 1) : id,
);
