import { plan } from '../../../context.ts';
import type { TreasureEvent, TreasureUse } from '../slice.ts';
import { refuse } from '../slice.ts';

/** [TM2.7] Extra gem: a gem of the depot lies on the tile, activated; the tile stays with the player. */
export const extraGem: TreasureUse = {
  offers: () => [{}],
  law: ({ state }, { seat }) => {
    if (state.depot === 0) return refuse('depotEmpty');
    return plan<TreasureEvent>(() => [
      { type: 'gemsActivated', seat, gems: 1, paid: { dice: [] } },
      { type: 'gemKept', seat },
    ]);
  },
};
