import type { Seat } from '@templefall/kernel';
import { frontOf } from '@templefall/temple';
import type { Job } from '../job.ts';
import { lastingPriceOf } from '../lawful.ts';
import type { Part } from '../sight.ts';
import { sliceOf } from './slice.ts';

/** A die back is worth a walk. */
const WORTH_OF_A_DIE = 22;

export const fountain: Part = {
  id: 'fountain',
  jobs: sight => {
    const { view, map } = sight;
    const cell = map.cells.get('fountain');
    if (cell === undefined) return [];
    const spot = frontOf(cell);
    return view.players.flatMap((player, index): Job[] => {
      const seat = index as Seat;
      const draft = { type: 'drink' };
      if (player.spot === undefined || player.lost.length === 0) return [];
      // [TP6] Once for each, for something lost: whoever drinks gets a die back.
      const cost = lastingPriceOf(sight, { draft, seat, spot }, { part: player.lost, name: `drink ${seat} ${spot}` });
      if (!cost) return [];
      return [
        {
          id: `drink ${seat}`,
          spots: [spot],
          cost,
          pooled: false,
          worth: WORTH_OF_A_DIE,
          command: draft,
          only: [seat],
          part: 'fountain',
        },
      ];
    });
  },
  isOpen: ({ view, me }) => !sliceOf(view, 'fountain')?.drank.includes(me),
};
