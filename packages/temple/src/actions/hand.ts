import type { MarkDie, SetAway, Share } from '../commands.ts';
import { type Action, plan } from '../context.ts';
import { inside } from '../players.ts';
import { refuse } from '../refusals.ts';

/** [TA6] Whether one's dice may serve others. */
export const share: Action<Share> = {
  offers: ({ state }, me) => [{ type: 'share', seat: me, sharing: !state.players[me]?.sharing }],
  law: (ctx, { seat, sharing }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    return plan(() => [{ type: 'sharingSet', seat, sharing }]);
  },
};

/** [TT3] Which die to lose first among those that show a face; without a die, none is marked. */
export const markDie: Action<MarkDie> = {
  offers: ({ state }, me) => (state.players[me]?.dice ?? []).map(({ id }) => ({ type: 'markDie', seat: me, die: id })),
  law: (ctx, { seat, die }) => {
    const player = inside(ctx, seat);
    if (!player.ok) return player;
    if (die !== undefined && !player.value.dice.some(one => one.id === die)) return refuse('notYourDie', { die });
    return plan(() => [{ type: 'dieMarked', seat, ...(die !== undefined && { die }) }]);
  },
};

/** A host's word that a player went or came back. Nobody is offered it. */
export const setAway: Action<SetAway> = {
  offers: () => [],
  law: (_ctx, { seat, away }) => plan(() => [{ type: 'awaySet', seat, away }]),
};
