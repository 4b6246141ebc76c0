import { payersAt } from '../../../company.ts';
import { type Context, plan } from '../../../context.ts';
import { paymentAs, times } from '../../../payment.ts';
import { MASKS_FOR_THE_TREE, TREE_OF_LIFE } from '../content.ts';
import { done, type HealTree, type Judged, type Quests } from '../slice.ts';
import { atQuest } from './present.ts';

/** [TM6.7] Gold masks, twice as many as the game has players, from everyone in the room together. */
export const healTree = (ctx: Context, { seat, pay }: HealTree, slice: Quests): Judged => {
  const player = atQuest(ctx, { seat, quest: TREE_OF_LIFE, slice });
  if (!player.ok) return player;
  const cost = times('G', MASKS_FOR_THE_TREE * ctx.state.players.length);
  const paid = paymentAs(ctx, { payers: payersAt(ctx, seat, [player.value.spot]), cost, pay });
  if (!paid.ok) return paid;
  return plan(() => [{ type: 'treeHealed', seat, paid: paid.value }, done(TREE_OF_LIFE)], paid.value.dice);
};
