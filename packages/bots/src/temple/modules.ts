import type { Millis } from '@templefall/kit';
import type { Cell, Command, Spot } from '@templefall/temple';
import type { Job } from './job.ts';
import type { Leap, Sight, Team } from './sight.ts';

export const reflexOf = (sight: Sight): Command | undefined => {
  for (const part of sight.parts) {
    const command = part.reflex?.(sight);
    if (command) return command;
  }
  return undefined;
};

export const moduleJobs = (sight: Sight, team: Team): readonly Job[] =>
  sight.parts.flatMap(part => part.jobs?.(sight, team) ?? []);

export const isModuleJobOpen = (sight: Sight, job: Job): boolean =>
  job.part === undefined || (sight.parts.find(({ id }) => id === job.part)?.isOpen?.(sight, job) ?? true);

/** The quick way that saves most. */
export const leapTo = (sight: Sight, goal: Spot): Leap | undefined =>
  sight.parts.reduce<Leap | undefined>((best, part) => {
    const leap = part.leap?.(sight, goal);
    return leap && leap.saves > (best?.saves ?? 0) ? leap : best;
  }, undefined);

export const layingBonus = (sight: Sight, team: Team, cell: Cell): number => {
  let sum = 0;
  for (const part of sight.parts) sum += part.bonus?.(sight, team, cell) ?? 0;
  return sum;
};

export const gemsOfModules = ({ view, parts }: Sight): number => {
  let sum = 0;
  for (const part of parts) sum += part.gems?.(view) ?? 0;
  return sum;
};

export const calmOf = (sight: Sight): Millis => {
  let longest = 0;
  for (const part of sight.parts) longest = Math.max(longest, part.calm?.(sight) ?? 0);
  return longest;
};
