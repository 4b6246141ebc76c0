import type { Seat } from '@templefall/kernel';
import { blackDice, type Command, type State } from '@templefall/temple';
import { gripOf, handAt, isStuck } from './hand.ts';
import type { Sight } from './sight.ts';

/** A gold mask goes to a friend in the same room who cannot help themselves; a friend's mask helps the stuck. */
export const helpInTheRoom = (sight: Sight): Command | undefined => {
  const { view, me, at, spot, player, grip } = sight;
  const hand = handAt(player, at);
  const isLost = hand.B === player.dice.length && hand.B > 0;
  if (hand.G === 0 && !isLost) return undefined;
  for (const [index, friend] of view.players.entries()) {
    const seat = index as Seat;
    if (seat === me || friend.spot !== spot) continue;
    if (hand.G > 0 && isStuck(friend, at))
      return {
        type: 'free',
        seat: me,
        owner: me,
        helped: seat,
        count: Math.min(grip.mask.releases, friend.dice.length),
      };
    if (isLost && friend.sharing && handAt(friend, at).G > 0)
      return {
        type: 'free',
        seat: me,
        owner: seat,
        helped: me,
        count: Math.min(gripOf(sight.ctx, seat).mask.releases, hand.B),
      };
  }
  return undefined;
};

/** [TA11] Whoever is out gives a die to whom it helps most: the stuck, then those with the fewest dice. */
export const giftFrom = ({ view, at, me }: Pick<Sight, 'view' | 'at' | 'me'>): Command | undefined => {
  const giver = view.players[me];
  if (!giver || giver.gave || giver.dice.length === 0) return undefined;
  let best: Seat | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  view.players.forEach((friend, seat) => {
    if (friend.spot === undefined) return;
    const usable = friend.dice.length - 0.6 * blackDice(friend, at).length;
    if (usable < fewest) {
      fewest = usable;
      best = seat as Seat;
    }
  });
  // The last gift waits for somebody who cannot go on without it.
  if (fewest > ENOUGH && isLastGift(view, me)) return undefined;
  return best === undefined ? undefined : { type: 'giveDie', seat: me, to: best };
};

/** With so many dice one can wait for another. */
const ENOUGH = 4.5;

const isLastGift = ({ players }: State, me: Seat): boolean =>
  players.every((other, seat) => seat === me || other.spot !== undefined || other.gave || other.dice.length === 0);
