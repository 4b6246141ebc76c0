import { joining, placesOfOthers } from '../../../company.ts';
import { plan } from '../../../context.ts';
import { refuse, type TreasureUse } from '../slice.ts';

/** [TM2.6] Teleport: to any other room that holds another adventurer. [TM4.8] The chalice stays. */
export const teleport: TreasureUse = {
  where: ['to'],
  offers: (ctx, seat) => placesOfOthers(ctx, seat).map(to => ({ to })),
  law: (ctx, { seat, to }) => {
    if (to === undefined) return refuse('nobodyThere');
    const place = joining(ctx, seat, to);
    if (!place.ok) return place;
    return plan(() => [{ type: 'pawnMoved', seat, to }]);
  },
};
