import type { Seat } from '@templefall/kernel';
import { type Context, plan } from '../../../context.ts';
import { diceToLose } from '../../../dice.ts';
import { playerOf } from '../../../players.ts';
import { ALTAR, DICE_FOR_THE_ALTAR } from '../content.ts';
import { done, type Judged, type Quests, refuse, type Sacrifice } from '../slice.ts';
import { atQuest, isAt } from './present.ts';

/** [TM6.4] [TM6.11] Two dice are given up for the game, whatever they show, by one or two players, a last one too. */
export const sacrifice = (ctx: Context, { seat, die }: Sacrifice, slice: Quests): Judged => {
  const player = atQuest(ctx, { seat, quest: ALTAR, slice });
  if (!player.ok) return player;
  const { dice } = player.value;
  if (!dice.some(one => one.id === die)) return refuse('notYourDie', { die });
  return plan(() => [
    { type: 'dieLost', seat, die, how: 'sacrificed' },
    { type: 'dieSacrificed', seat },
    ...(slice.sacrificed + 1 === DICE_FOR_THE_ALTAR ? [done(ALTAR)] : []),
  ]);
};

/** The die one would miss least comes first, as when a door slams. */
export const sacrifices = (ctx: Context, me: Seat): readonly Sacrifice[] => {
  if (!isAt(ctx, me, ALTAR)) return [];
  const player = playerOf(ctx.state, me);
  return diceToLose(player, player.dice.length, ctx.at).map(die => ({ type: 'sacrifice', seat: me, die }));
};
