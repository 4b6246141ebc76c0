import { type Command, type Face, roomAt, type Spot } from '@templefall/temple';
import { commandOf, type Job } from './job.ts';
import { firstStep } from './map.ts';
import type { Sight } from './sight.ts';

/** The next thing to pay for on the way to a job's end. Without a command, the dice are only made ready. */
export interface Step {
  readonly cost: readonly Face[];
  /** Everybody at these places pays together; empty: one alone. */
  readonly sharedAt: readonly Spot[];
  /** What will be wanted after it. */
  readonly ahead: readonly Face[];
  readonly command?: Command;
  /** Where a walk is to end. */
  readonly goal?: Spot;
  /** The module whose law names the rest of the command. */
  readonly part?: string;
  /** Double keys and torches may go into it. */
  readonly spends?: true;
}

export const stepOf = (sight: Sight, job: Job): Step => {
  const { spot, me } = sight;
  const goal = placeFor(sight, job);
  if (goal !== spot) return walkTo(sight, job, goal);
  if (job.carriesTo !== undefined) return walkTo(sight, job, job.carriesTo, job.load);
  const { cost, pooled, part, spots, command } = job;
  if (command.type === 'wait') return { cost, sharedAt: NOWHERE, ahead: NOTHING };
  return {
    cost,
    sharedAt: pooled ? spots : NOWHERE,
    ahead: NOTHING,
    command: commandOf(command, me),
    ...(part !== undefined && { part }),
    ...((command.type === 'escape' || command.type === 'activate') && { spends: true as const }),
  };
};

const NOWHERE: readonly Spot[] = [];
const NOTHING: readonly Face[] = [];

/** Where one should stand for a job. Of two places, the one where nobody is; of two friends at one, the later seat goes. */
const placeFor = ({ spot, view, me }: Sight, { spots }: Job): Spot => {
  const one = spots[0];
  const other = spots[1];
  if (one === undefined) return spot;
  if (other === undefined) return one;
  const last = (place: Spot): number => view.players.findLastIndex(player => player.spot === place);
  if (spot === one) return last(other) < 0 && last(one) === me && hasCompany(view.players, one) ? other : one;
  if (spot === other) return last(one) < 0 && last(other) === me && hasCompany(view.players, other) ? one : other;
  return last(one) < 0 ? one : other;
};

const hasCompany = (players: Sight['view']['players'], place: Spot): boolean =>
  players.filter(player => player.spot === place).length > 1;

const NO_WAYS: readonly never[] = [];

const walkTo = (sight: Sight, { cost: final }: Job, goal: Spot, load?: string): Step => {
  const { map, spot, me, view, ctx } = sight;
  const to = firstStep(map, spot, goal);
  const printed = to === undefined ? undefined : roomAt(view, to)?.tile.cost;
  if (to === undefined || !printed) return { cost: NOTHING, sharedAt: NOWHERE, ahead: NOTHING, goal };
  const second = to === goal ? undefined : firstStep(map, to, goal);
  const ahead = second === undefined ? final : [...(roomAt(view, second)?.tile.cost ?? NOTHING), ...final];
  // [TM7.13] Another cost at which one may enter is chosen where it asks for nothing but adventurers.
  const ways = ctx.ask('entryWays', { seat: me, to }, NO_WAYS);
  const way = ways.length === 0 ? undefined : ways.find(({ cost }) => cost.every(symbol => symbol === 'A'));
  const carried = load === undefined ? undefined : ctx.ask('loads', { seat: me }, []).find(({ id }) => id === load);
  const asked: readonly Face[] = way?.cost ?? printed;
  return {
    cost: carried ? [...asked, ...carried.adds] : asked,
    sharedAt: NOWHERE,
    ahead,
    goal,
    command: { type: 'enter', seat: me, to, ...(way && { way: way.id }), ...(carried && { load: carried.id }) },
  };
};
