import { beyond, type Cell, frontOf, neighbours, type Spot } from '@templefall/temple';
import type { Job } from '../job.ts';
import { priceOf } from '../lawful.ts';
import { distance, firstStep } from '../map.ts';
import type { Part, Sight, Team } from '../sight.ts';
import { keySaved } from '../team.ts';
import { type SliceOf, sliceOf } from './slice.ts';

type Quests = SliceOf<'quests'>;

/** While a quest is open nobody leaves: each is worth a lot once it is found, the altar only when the end is near. */
const WORTH_OF_A_QUEST = 30;
const WORTH_OF_A_TRIAL = 14;
const WORTH_OF_A_PUSH = 14;

export const quests: Part = {
  id: 'quests',
  jobs: (sight, team) => {
    const slice = sliceOf(sight.view, 'quests');
    if (!slice) return [];
    return [
      ...altarJobs(sight, team, slice),
      ...togetherJobs(sight, slice, { tile: 'trials', type: 'passTrial', worth: WORTH_OF_A_TRIAL }),
      ...togetherJobs(sight, slice, { tile: 'tree-of-life', type: 'healTree', worth: WORTH_OF_A_QUEST * 2 }),
      ...ghostJobs(sight, slice),
    ];
  },
  isOpen: ({ view }, { id, spots }) => {
    const slice = sliceOf(view, 'quests');
    if (!slice) return false;
    if (id.startsWith('ghost')) return slice.ghost === spots[0];
    const [tile, stage] = id.split(' ');
    return !slice.done.some(one => one === tile) && (stage === undefined || stage === stageOf(slice));
  },
  // [TM6.8] A room against a free wall of the obelisk is a key less for everyone.
  bonus: ({ view, ctx, map }, team, cell) => {
    const slice = sliceOf(view, 'quests');
    const obelisk = slice && slice.freeWalls.length > 0 ? map.cells.get('obelisk') : undefined;
    if (!slice || obelisk === undefined || !slice.freeWalls.some(side => beyond(obelisk, side) === cell)) return 0;
    return Math.min(20, keySaved(team, ctx.ask('keysToEscape', null, view.depot + 1)));
  },
};

const stageOf = ({ trial, trials }: Quests): string => `${trial ?? ''}${trials.size}`;

const cellOfOpen = ({ map }: Sight, { done }: Quests, tile: string): Cell | undefined =>
  done.some(one => one === tile) ? undefined : map.cells.get(tile);

/** [TM6.4] Whoever has the most dice gives one up, when the exit is known: until then every die serves. */
const altarJobs = (sight: Sight, { mates }: Team, slice: Quests): readonly Job[] => {
  const cell = cellOfOpen(sight, slice, 'altar');
  if (cell === undefined || (sight.map.exit === undefined && slice.sacrificed === 0)) return [];
  const most = Math.max(...mates.map(({ grip }) => grip.dice));
  if (most < 2) return [];
  return [
    {
      id: 'altar',
      spots: [frontOf(cell)],
      cost: [],
      pooled: false,
      worth: WORTH_OF_A_QUEST,
      command: { type: 'sacrifice' },
      only: mates.filter(({ grip }) => grip.dice >= Math.max(2, most)).map(({ seat }) => seat),
      part: 'quests',
    },
  ];
};

interface Shared {
  readonly tile: string;
  readonly type: string;
  readonly worth: number;
}

/** [TM6.5] [TM6.7] What everybody in the room pays together; a trial nobody has seen is turned up by coming. */
const togetherJobs = (sight: Sight, slice: Quests, { tile, type, worth }: Shared): readonly Job[] => {
  const cell = cellOfOpen(sight, slice, tile);
  if (cell === undefined) return [];
  const spot = frontOf(cell);
  const draft = { type };
  const isHidden = tile === 'trials' && slice.trial === undefined;
  const cost = isHidden ? [] : priceOf(sight, { draft, seat: sight.me, spot });
  if (!cost) return [];
  const stage = tile === 'trials' ? ` ${stageOf(slice)}` : '';
  const command = isHidden ? { type: 'wait' } : draft;
  return [{ id: `${tile}${stage}`, spots: [spot], cost, pooled: true, worth, command, part: 'quests' }];
};

/** [TM6.6] From room to room towards its own, which nobody else enters. */
const ghostJobs = (sight: Sight, { ghost, done }: Quests): readonly Job[] => {
  const { view, ctx, map } = sight;
  const cell = map.cells.get('ghost-room');
  if (ghost === undefined || cell === undefined || done.some(one => one === 'ghost-room')) return [];
  const doors = neighbours(ctx, view.rooms, frontOf(cell));
  const near = doors.reduce<Spot | undefined>(
    (best, one) => (best === undefined || distance(map, ghost, one) < distance(map, ghost, best) ? one : best),
    undefined,
  );
  if (near === undefined || distance(map, ghost, near) === Number.POSITIVE_INFINITY) return [];
  const to = near === ghost ? frontOf(cell) : firstStep(map, ghost, near);
  if (to === undefined) return [];
  return [
    {
      id: `ghost ${ghost}`,
      spots: [ghost],
      cost: ['T', 'T'],
      pooled: false,
      worth: WORTH_OF_A_PUSH,
      command: { type: 'pushGhost', to },
      part: 'quests',
    },
  ];
};
