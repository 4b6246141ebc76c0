import { plan } from '../../../context.ts';
import { blackInTemple } from '../../../dice.ts';
import { refuse, type TreasureUse } from '../slice.ts';

/** [TM2.3] Healing mask: every adventurer's black dice become blank. */
export const healingMask: TreasureUse = {
  offers: () => [{}],
  law: ({ state, at }) => {
    const dice = blackInTemple(state, at);
    return dice.length === 0 ? refuse('noBlackDice') : plan(() => [{ type: 'diceBlanked', dice }]);
  },
};
