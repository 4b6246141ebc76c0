import { plan } from '../../../context.ts';
import { refuse, type TreasureUse } from '../slice.ts';

/** [TM2.6] Teleport: to any other room that holds another adventurer. [TM4.8] The chalice stays. */
export const teleport: TreasureUse = {
  where: 'to',
  offers: ({ state }, _seat, spot) =>
    [...new Set(state.players.flatMap(player => player.spot ?? []))].filter(to => to !== spot).map(to => ({ to })),
  law: ({ state }, { seat, to }, spot) => {
    const isThere = state.players.some((player, other) => other !== seat && player.spot === to);
    if (to === undefined || to === spot || !isThere) return refuse('noAdventurerThere');
    return plan(() => [{ type: 'pawnMoved', seat, to }]);
  },
};
