import type { Seat } from '@templefall/kernel';
import type { Command, State } from '@templefall/temple';
import { blackCount, handAt, isStuck } from './hand.ts';
import type { Job } from './job.ts';
import type { Sight } from './sight.ts';

/**
 * A gold mask goes to whoever in the room has the most black dice; a friend's mask helps the stuck. Gold that a job asks for
 * is spent on the stuck only.
 */
export const helpInTheRoom = (sight: Sight, job: Job | undefined): Command | undefined => {
  const { view, me, at, spot, player, grip, gripFor, ctx, temper } = sight;
  const hand = sight.hand;
  const isLost = hand.B === player.dice.length && hand.B > 0;
  if (hand.G === 0 && !isLost) return undefined;
  const isWanted = job?.cost.includes('G') === true && job.command.type !== 'free';
  let most = Math.max(1, hand.B);
  let helped: Seat | undefined;
  for (let index = 0; index < view.players.length; index++) {
    const seat = index as Seat;
    const friend = view.players[index];
    if (seat === me || friend?.spot !== spot) continue;
    if (isLost && friend.sharing && handAt(friend, at).G > 0) {
      const count = Math.min(gripFor(ctx, seat).mask.releases, hand.B);
      return { type: 'free', seat: me, owner: seat, helped: me, count };
    }
    const black = blackCount(friend, at);
    const need = isStuck(friend, at) ? black + STUCK_FIRST : isWanted || black < temper.helpsAt ? 0 : black;
    if (need <= most) continue;
    most = need;
    helped = seat;
  }
  if (helped === undefined || hand.G === 0) return undefined;
  const black = most % STUCK_FIRST;
  return { type: 'free', seat: me, owner: me, helped, count: Math.min(grip.mask.releases, black) };
};

/** More than anybody has dice. */
const STUCK_FIRST = 100;

/** [TA11] Whoever is out gives a die to whom it helps most: the stuck, then those with the fewest dice. */
export const giftFrom = ({ view, at, me }: Pick<Sight, 'view' | 'at' | 'me'>): Command | undefined => {
  const giver = view.players[me];
  if (!giver || giver.gave || giver.dice.length === 0) return undefined;
  let best: Seat | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < view.players.length; seat++) {
    const friend = view.players[seat];
    if (friend?.spot === undefined) continue;
    const usable = friend.dice.length - 0.6 * blackCount(friend, at);
    if (usable < fewest) {
      fewest = usable;
      best = seat as Seat;
    }
  }
  // The last gift waits for somebody who cannot go on without it.
  if (fewest > ENOUGH && isLastGift(view, me)) return undefined;
  return best === undefined ? undefined : { type: 'giveDie', seat: me, to: best };
};

/** With so many dice one can wait for another. */
const ENOUGH = 4.5;

const isLastGift = ({ players }: State, me: Seat): boolean =>
  players.every((other, seat) => seat === me || other.spot !== undefined || other.gave || other.dice.length === 0);
