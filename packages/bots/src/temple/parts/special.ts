import type { Cell, Face, Spot } from '@templefall/temple';
import type { Job } from '../job.ts';
import { distance } from '../map.ts';
import type { Part, Sight, Team } from '../sight.ts';
import { gemsWorth } from '../worth.ts';
import { sliceOf } from './slice.ts';

/** Twin rooms need somebody in each, the chalice has to be carried to the exit. Double rooms are on the map like any other. */
export const special: Part = {
  id: 'special',
  jobs: (sight, team) => [...twinJobs(sight, team), ...chaliceJobs(sight)],
  isOpen: ({ view }, { id, spots }) => {
    const slice = sliceOf(view, 'special');
    return id === 'chalice' ? slice?.chalice === spots[0] : slice?.twinsDone === false && view.depot > 0;
  },
  gems: view => (sliceOf(view, 'special')?.rooms.doubles ? 4 : 0),
};

const TWINS = ['twin-1', 'twin-2', 'twin-3'];
const TWIN_COST: readonly Face[] = ['K', 'K', 'K', 'T', 'T', 'T'];

const twinJobs = (sight: Sight, team: Team): readonly Job[] => {
  const { view, map } = sight;
  const slice = sliceOf(view, 'special');
  if (!slice || slice.twinsDone || view.depot === 0) return [];
  const twins = TWINS.flatMap(tile => map.cells.get(tile) ?? []);
  return twins.flatMap((one, index) =>
    twins.slice(index + 1).map((other: Cell): Job => {
      const spots = [one, other].map(cell => cell as string as Spot);
      return {
        id: `twins ${one} ${other}`,
        spots,
        cost: TWIN_COST,
        pooled: true,
        least: 2,
        // The walk between the two is somebody's.
        worth: gemsWorth(sight, team, 2) - Math.min(8, distance(map, spots[0] as Spot, spots[1] as Spot) / 2),
        command: { type: 'activateTwins' },
        part: 'special',
      };
    }),
  );
};

/** Without the chalice nobody wins. */
const WORTH_OF_THE_CHALICE = 60;

const chaliceJobs = ({ view, map }: Sight): readonly Job[] => {
  const chalice = sliceOf(view, 'special')?.chalice;
  if (chalice === undefined || map.exit === undefined || distance(map, chalice, map.exit) > 1000) return [];
  return [
    {
      id: 'chalice',
      spots: [chalice],
      cost: [],
      pooled: false,
      worth: WORTH_OF_THE_CHALICE,
      command: { type: 'wait' },
      carriesTo: map.exit,
      load: 'chalice',
      part: 'special',
    },
  ];
};
