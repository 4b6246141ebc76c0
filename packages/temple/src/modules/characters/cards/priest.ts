import type { Seat } from '@templefall/kernel';
import { joining, placesOfOthers } from '../../../company.ts';
import { type Context, plan } from '../../../context.ts';
import { blackDice } from '../../../dice.ts';
import { playerOf } from '../../../players.ts';
import {
  type Characters,
  type GiveMasks,
  has,
  type Judged,
  lacks,
  type ReleaseMasks,
  refuse,
  type SeekHelp,
} from '../slice.ts';
import { gifts } from './masks.ts';

/** [TM7.9] Whose dice are all black goes to where another adventurer is; the dice stay black. */
export const seekHelp = (ctx: Context, { seat, to }: SeekHelp, slice: Characters): Judged => {
  const lacking = lacks(slice, { seat, character: 'priest', ability: 'permanent' });
  if (lacking) return lacking;
  const place = joining(ctx, seat, to);
  if (!place.ok) return place;
  const player = playerOf(ctx.state, seat);
  if (player.dice.length === 0 || blackDice(player, ctx.at).length < player.dice.length) return refuse('notAllBlack');
  return plan(() => [{ type: 'pawnMoved', seat, to }]);
};

export const prayers = (
  ctx: Context,
  me: Seat,
  slice: Characters,
): readonly (SeekHelp | GiveMasks | ReleaseMasks)[] => {
  if (has(slice, me, 'priest', 'permanent'))
    return placesOfOthers(ctx, me).map(to => ({ type: 'seekHelp', seat: me, to }));
  return has(slice, me, 'priest', 'activated') ? gifts(ctx, me) : [];
};
