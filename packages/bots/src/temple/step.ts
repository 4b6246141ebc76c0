import { type Command, type Face, roomAt, type Spot } from '@templefall/temple';
import { commandOf, type Job } from './job.ts';
import { firstStep } from './map.ts';
import type { Sight } from './sight.ts';

/** The next thing to pay for on the way to a job's end. Without a command, the dice are only made ready. */
export interface Step {
  readonly cost: readonly Face[];
  readonly pooled: boolean;
  /** What will be wanted after it. */
  readonly ahead: readonly Face[];
  readonly command?: Command;
}

export const stepOf = (sight: Sight, job: Job): Step => {
  const { spot, me } = sight;
  if (job.spots.length > 0 && !job.spots.includes(spot)) return walkTo(sight, job);
  if (job.command.type === 'wait') return { cost: job.cost, pooled: false, ahead: [] };
  return { cost: job.cost, pooled: job.pooled, ahead: [], command: commandOf(job.command, me) };
};

const walkTo = (sight: Sight, { spots, load, cost: final }: Job): Step => {
  const { map, spot, me, view } = sight;
  const to = spots.reduce<Spot | undefined>((next, goal) => next ?? firstStep(map, spot, goal), undefined);
  const cost = to === undefined ? undefined : roomAt(view, to)?.tile.cost;
  if (to === undefined || !cost) return { cost: [], pooled: false, ahead: [] };
  const goal = spots[0] as Spot;
  const second = to === goal ? undefined : firstStep(map, to, goal);
  const ahead = second === undefined ? final : [...(roomAt(view, second)?.tile.cost ?? []), ...final];
  return { cost, pooled: false, ahead, command: { type: 'enter', seat: me, to, ...(load && { load }) } };
};
