import type { Millis } from '@templefall/kit';
import type { Cell, Command, Spot } from '@templefall/temple';
import type { Job } from './job.ts';
import type { Leap, Sight, Team } from './sight.ts';

export const reflexOf = (sight: Sight): Command | undefined => {
  for (const reflex of sight.parts.reflexes) {
    const command = reflex(sight);
    if (command) return command;
  }
  return undefined;
};

export const moduleJobs = (sight: Sight, team: Team): readonly Job[] =>
  sight.parts.jobs.flatMap(jobs => jobs(sight, team));

export const isModuleJobOpen = (sight: Sight, job: Job): boolean =>
  job.part === undefined || (sight.parts.byId.get(job.part)?.isOpen?.(sight, job) ?? true);

/** The quick way that saves most. */
export const leapTo = (sight: Sight, goal: Spot): Leap | undefined =>
  sight.parts.leaps.reduce<Leap | undefined>((best, leapOf) => {
    const leap = leapOf(sight, goal);
    return leap && leap.saves > (best?.saves ?? 0) ? leap : best;
  }, undefined);

export const layingBonus = (sight: Sight, team: Team, cell: Cell): number => {
  let sum = 0;
  for (const bonus of sight.parts.bonuses) sum += bonus(sight, team, cell);
  return sum;
};

export const gemsOfModules = ({ view, parts }: Sight): number => {
  let sum = 0;
  for (const gems of parts.gems) sum += gems(view);
  return sum;
};

export const calmOf = (sight: Sight): Millis => {
  let longest = 0;
  for (const calm of sight.parts.calms) longest = Math.max(longest, calm(sight));
  return longest;
};
