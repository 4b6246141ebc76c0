import { plan } from '../../../context.ts';
import { blackDice } from '../../../dice.ts';
import { refuse, type TreasureUse } from '../slice.ts';

/** [TM2.3] Healing mask: every adventurer's black dice become blank. */
export const healingMask: TreasureUse = {
  offers: () => [{}],
  law: ({ state, at }) => {
    const dice = state.players.flatMap(player =>
      player.spot === undefined ? [] : blackDice(player, at).map(die => die.id),
    );
    return dice.length === 0 ? refuse('noBlackDice') : plan(() => [{ type: 'diceBlanked', dice }]);
  },
};
