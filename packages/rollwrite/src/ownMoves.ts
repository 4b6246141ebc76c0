import type { Seat, SeatCommand } from '@templefall/kernel';
import type { Context } from './context.ts';
import type { CoreEvent } from './events.ts';
import { gainsOf } from './jokers.ts';
import { cashable, freeBox, isLastTurn, isWon, missingAtExit, othersFrom, playerOf, seatsOf } from './questions.ts';
import { ended, turnOf } from './reactions.ts';
import { cashed } from './rules/maps.ts';
import { wishMove } from './rules/wishes.ts';
import type { State } from './state.ts';
import { MAP_SIDES, MAPS } from './vocabulary.ts';

/** What the game does next by itself: events of its own, or an answer that is the only one. */
export type OwnMove =
  | { readonly type: 'events'; readonly events: readonly CoreEvent[] }
  | { readonly type: 'soleAnswer'; readonly command: SeatCommand };

/** `soleAnswer` tells the one thing a player can do but take a step back, if there is only one. */
export const ownMove = (ctx: Context, soleAnswer: (who: Seat) => SeatCommand | undefined): OwnMove | undefined => {
  const { state } = ctx;
  if (state.phase === 'ended') return undefined;

  // [WF1] The team wins the moment all stand in the exit room with gems enough.
  if (isWon(state)) return happening(ended(ctx));

  // [WT1] All sides are chosen: the start player begins the first round.
  if (state.phase === 'sides' && state.players.every(({ place }) => place !== undefined))
    return happening(turnOf(ctx, state.start, 1));

  // [WE6] Others have filled every track a joker was opened for: it is lost.
  const lapsed = state.choices.find(choice => gainsOf(ctx, choice).length === 0);
  if (lapsed) return happening({ type: 'gainLost', seat: lapsed.seat });

  // [WP3] A die with no matching free symbol has no effect.
  const wasted = wastedDie(ctx);
  if (wasted) return happening(wasted);

  // [WT8] The last die is crossed, and nobody owes a choice: the turn is over.
  if (isTurnOver(ctx)) return happening(lastCashing(ctx) ?? { type: 'turnEnded', seat: state.active });

  // [WX7] What somebody has wished for is taken and crossed by itself.
  const wished = wishMove(ctx);
  if (wished) return { type: 'events', events: wished };

  // [WX1] A decision with only one legal answer is made by the game.
  for (const who of seatsOf(state)) {
    const answer = soleAnswer(who);
    if (answer && isForced(state, answer) && !isHeldUp(state, answer)) return { type: 'soleAnswer', command: answer };
  }
  return undefined;
};

/**
 * Throwing the dice is a player's own joy, and maps may be saved up. An undo can still follow any answer but the end of
 * exploring, which is therefore left to the player while there is a step to take back.
 */
const isForced = ({ checkpoints }: State, { type }: SeatCommand): boolean =>
  type !== 'roll' && type !== 'cashMap' && (type !== 'endExploring' || checkpoints.length === 0);

/** [WX1] What ends or skips part of a turn waits for those whose maps could still change it. */
const isHeldUp = (state: State, { type, seat }: SeatCommand): boolean =>
  (type === 'placePair' || type === 'startExploring' || type === 'endExploring') &&
  othersFrom(state, seat).some(other => cashable(playerOf(state, other)).length > 0);

const happening = (event: CoreEvent): OwnMove => ({ type: 'events', events: [event] });

const wastedDie = ({ state }: Context): CoreEvent | undefined => {
  if (state.phase !== 'marking') return undefined;
  for (const seat of seatsOf(state)) {
    const player = playerOf(state, seat);
    const face = player.dice.find(
      die => !MAPS.some(map => MAP_SIDES.some(side => freeBox(player, map, side, die) !== undefined)),
    );
    if (face) return { type: 'dieWasted', seat, face };
  }
  return undefined;
};

const isTurnOver = ({ state, ask }: Context): boolean =>
  state.phase === 'marking' &&
  state.choices.length === 0 &&
  state.players.every(({ dice }) => dice.length === 0) &&
  !ask('mustWait', {}, false);

/**
 * Maps can be cashed in at any time (WP4), so those completed by the very last dice must count as well. When only gems
 * are missing at the end there is nothing to save them up for: the game cashes in whatever is complete.
 */
const lastCashing = (ctx: Context): CoreEvent | undefined => {
  if (!isLastTurn(ctx.state) || missingAtExit(ctx.state).length > 0) return undefined;
  for (const seat of seatsOf(ctx.state)) {
    const [map] = cashable(playerOf(ctx.state, seat));
    if (map) return cashed(ctx, seat, map);
  }
  return undefined;
};
