import type { Seat } from '@templefall/kernel';
import type { Context } from '../../../context.ts';
import { diceToLose } from '../../../dice.ts';
import type { CoreEvent } from '../../../events.ts';
import { playerOf } from '../../../players.ts';
import type { Held } from '../slice.ts';

/** [TM1.5] One die, picked as in TT3, lies on the card. [TM1.11] A player's last die is left alone: the card goes. */
export const breaksDie = ({ state, at }: Context, seat: Seat): Held | undefined => {
  const player = playerOf(state, seat);
  const [die] = diceToLose(player, 1, at);
  return die === undefined || player.dice.length === 1 ? undefined : { seat, curse: 'brokenDie', die };
};

export const taken = ({ seat, die }: Held): readonly CoreEvent[] =>
  die === undefined ? [] : [{ type: 'dieTaken', seat, die }];

/** Lifted, the die comes back blank. */
export const handedBack = ({ seat, die }: Held): readonly CoreEvent[] =>
  die === undefined ? [] : [{ type: 'dieHanded', seat, die }];
