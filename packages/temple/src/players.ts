import type { Seat } from '@templefall/kernel';
import { must, ok, type Result } from '@templefall/kit';
import type { Context, Refused } from './context.ts';
import { refuse } from './refusals.ts';
import type { Player, State } from './state.ts';
import type { Spot } from './vocabulary.ts';

export const playerOf = (state: State, seat: Seat): Player => must(state.players[seat], `seat ${seat}`);

export const seatsOf = (ctx: Context): readonly Seat[] => ctx.state.players.map((_, index) => index as Seat);

/** A player whose pawn is in the temple. */
export type Adventurer = Player & { readonly spot: Spot };

/** [TA12] Whoever acts in the temple must still be in it. */
export const inside = (ctx: Context, seat: Seat): Result<Adventurer, Refused['error']> => {
  const player = playerOf(ctx.state, seat);
  return isAdventurer(player) ? ok(player) : refuse('escaped');
};

const isAdventurer = (player: Player): player is Adventurer => player.spot !== undefined;

/** [TA12] Whoever escaped is out of the temple's reach. */
export const isInside = ({ players }: State, seat: Seat): boolean => players[seat]?.spot !== undefined;

/** [TT5] Nobody else is left in the temple. */
export const isLastInside = ({ players }: State, seat: Seat): boolean =>
  players.every((player, other) => other === seat || !isAdventurer(player));
