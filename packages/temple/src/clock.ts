import type { Seat } from '@templefall/kernel';
import { type Due, LAG_MS } from '@templefall/kernel';
import { type Millis, must } from '@templefall/kit';
import { laid } from './actions/discover.ts';
import { nextLapse } from './actions/vote.ts';
import { isStart } from './board.ts';
import type { Context } from './context.ts';
import { diceToLose } from './dice.ts';
import type { CoreEvent, SeatLoss } from './events.ts';
import type { State } from './state.ts';
import { VOTES } from './vocabulary.ts';

/** [TT2] The next cue: a gong sounds at once; a slam or the collapse is settled after the lag it forgives (TT9). */
const nextCue = ({ countdowns, gongs, slams }: State): Due | undefined => {
  if (gongs > slams) {
    const { ends } = must(countdowns[slams], `countdown ${slams}`);
    return { at: ends, settles: ends + LAG_MS };
  }
  const next = countdowns[gongs];
  return next && { at: next.opens, settles: next.opens };
};

/** When the game must act next by itself. Nothing is due while it is paused or over. */
export const coreDue = (state: State): Due | undefined => {
  if (state.ended || state.paused) return undefined;
  // [TT9] What lapses forgives lag too, but holds nobody up: laws judge it by the stamp, so it may stay a little longer.
  return earlier(earlier(nextCue(state), lapseAt(nextLapse(state))), lapseAt(state.drawn?.until));
};

const lapseAt = (until: Millis | undefined): Due | undefined =>
  until === undefined ? undefined : { at: until + LAG_MS, settles: until + LAG_MS };

/** Of two at the same moment, the first. */
const earlier = (one: Due | undefined, other: Due | undefined): Due | undefined =>
  other && (!one || other.at < one.at) ? other : one;

/** What happens at a deadline: the earliest one that has come is settled, one at a time. */
export const tickCore = (ctx: Context): readonly CoreEvent[] => {
  const { state, at } = ctx;
  const due = coreDue(state);
  if (!due || due.settles > at) return [];
  const lapse = due.at - LAG_MS;
  const lapsed = VOTES.find(vote => state.votes[vote]?.until === lapse);
  if (lapsed) return [{ type: 'voteLapsed', vote: lapsed }];
  // [TM7.16] The time to put a drawn room back is over.
  if (state.drawn?.until === lapse) return laid(ctx, state.drawn);
  if (state.gongs === state.slams) return [{ type: 'gongStruck', countdown: state.gongs + 1 }];
  // [TT5] Anyone left at the collapse: all lose.
  if (state.slams + 1 === state.countdowns.length) return [{ type: 'ended', ending: 'collapsed' }];
  // A room still being looked at is laid before the slam, which may change the temple around it; then the slam is due again.
  return state.drawn ? laid(ctx, state.drawn) : slam(ctx, due.at);
};

/** [TT3] Everyone in the temple who is not in a safe room loses a die. */
const slam = (ctx: Context, moment: number): readonly CoreEvent[] => {
  const { state } = ctx;
  const losses = state.players.flatMap((player, index): SeatLoss[] => {
    if (player.spot === undefined) return [];
    const seat = index as Seat;
    const safe = ctx.ask('isSafe', { spot: player.spot }, isStart(state.rooms, player.spot));
    const count = ctx.ask('lossesAtSlam', { seat }, safe ? 0 : 1);
    return diceToLose(player, count, moment).map(die => ({ seat, die }));
  });
  const slammed: CoreEvent = { type: 'doorSlammed', countdown: state.slams + 1, losses };
  return state.pausing ? [slammed, { type: 'paused' }] : [slammed];
};
