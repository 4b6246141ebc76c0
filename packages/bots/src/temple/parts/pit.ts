import { frontOf } from '@templefall/temple';
import { symbols } from '../job.ts';
import { lawful } from '../lawful.ts';
import type { Part } from '../sight.ts';
import { gemsWorth, prospectOf } from '../worth.ts';

const MASKS = 5;
const GEMS = 2;
/** Whoever did it needs a friend to go on. */
const PRICE_OF_HELP = 16;

/** Five black masks for two gems: only where gems are scarce and somebody is left to help afterwards. */
export const pit: Part = {
  id: 'pit',
  jobs: (sight, team) => {
    const { view, map } = sight;
    const cell = map.cells.get('pit');
    if (cell === undefined || view.depot === 0 || (view.rooms[cell]?.gems ?? 0) > 0 || team.mates.length < 2) return [];
    const { laid, unseen, depot } = prospectOf(sight);
    const worth = gemsWorth(sight, team, GEMS) - (laid + unseen < depot ? 0 : PRICE_OF_HELP);
    if (worth <= 0) return [];
    return [
      {
        id: 'pit',
        spots: [frontOf(cell)],
        cost: symbols('B', MASKS),
        pooled: false,
        worth,
        command: { type: 'darePit' },
        only: team.mates.filter(({ grip }) => grip.dice >= MASKS).map(({ seat }) => seat),
        untilGems: cell,
        part: 'pit',
      },
    ];
  },
  // Misfortune in the right place.
  reflex: sight => {
    const cell = sight.map.cells.get('pit');
    if (cell === undefined || sight.spot !== frontOf(cell) || (sight.view.rooms[cell]?.gems ?? 0) > 0) return undefined;
    return sight.player.dice.filter(({ face }) => face === 'B').length >= MASKS
      ? lawful(sight, { type: 'darePit' })
      : undefined;
  },
};
