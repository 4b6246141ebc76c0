import type { Seat } from '@templefall/kernel';
import type { CommandOf } from '../commands.ts';
import type { Context } from '../context.ts';
import type { CoreEvent } from '../events.ts';
import { freeBox, playerOf, seatsOf } from '../questions.ts';
import { type CoreVerdict, refuse, unless } from '../refusals.ts';
import { MOST_WISHES, parseWish } from '../wish.ts';
import { wishedPick } from '../wishes.ts';
import { crossed } from './crossing.ts';
import { ended } from './guards.ts';

/** [WX7] The whole list at once; an empty one ends all wishes. */
export const setWishes = (ctx: Context, { seat, wishes }: CommandOf<'setWishes'>): CoreVerdict => {
  const list = wishes.map(parseWish).filter(wish => wish !== undefined);
  return unless(
    ended(ctx, seat) ??
      (list.length === wishes.length && list.length <= MOST_WISHES
        ? undefined
        : refuse('unknownValue', { field: 'wishes' })),
    () => [{ type: 'wishesSet', seat, wishes: list }],
  );
};

/** [WX7] What happens by itself because somebody has wished for it: a pick from the pool, or a cross that was meant with it. */
export const wishMove = ({ state }: Context): readonly CoreEvent[] | undefined => {
  if (state.phase === 'sharing') {
    const [next] = state.takers;
    return next === undefined || state.resting.includes(next) ? undefined : picked(state, next);
  }
  if (state.phase !== 'marking') return undefined;
  for (const seat of seatsOf(state)) {
    if (state.choices.some(choice => choice.seat === seat)) continue;
    const spot = state.meant.find(one => one.seat === seat);
    if (!spot) continue;
    const player = playerOf(state, seat);
    const isFree = player.dice.includes(spot.face) && freeBox(player, spot.map, spot.side, spot.face) !== undefined;
    if (isFree) return [crossed(state, seat, spot)];
  }
  return undefined;
};

const picked = (state: Context['state'], seat: Seat): readonly CoreEvent[] | undefined => {
  const pick = wishedPick(state, seat);
  return (
    pick && [
      { type: 'wishFollowed', seat, spots: pick.spots },
      { type: 'diceTaken', seat, faces: pick.faces },
    ]
  );
};
