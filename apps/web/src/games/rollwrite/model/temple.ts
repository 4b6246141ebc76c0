import type { Seat } from '@templefall/kernel';
import {
  barredWaysOf,
  type Colour,
  type Face,
  type Half,
  isIn,
  playerOf,
  ROOMS,
  type Room,
  type RoomId,
  roomOf,
  type Side,
  type State,
  seatsOf,
  type Way,
} from '@templefall/rollwrite';

/** One room of a player's temple sheet, as it stands. */
export interface RoomView {
  readonly id: RoomId;
  readonly symbols: Room['symbols'];
  readonly action: Room['action'];
  readonly secret?: { readonly colour: Colour; readonly half: Half; readonly isFound: boolean };
  readonly isCrossed: boolean;
  /** The owner of the sheet stands here. */
  readonly isHere: boolean;
  /** Who else stands in this room, each on a sheet of their own. */
  readonly mates: readonly Seat[];
}

/** A player's temple sheet, as it stands. */
export interface TempleView {
  readonly seat: Seat;
  readonly rooms: readonly RoomView[];
  /** The owner waits outside, on this side. */
  readonly outside?: Side;
  /** Closed on this sheet. */
  readonly barred: readonly Way[];
  /** The other side of the sheet: a joker is a question mark there. */
  readonly isVariant: boolean;
  /** What the joker rooms give this round, where that is drawn. */
  readonly lottery: readonly Face[];
}

export const templeOf = (state: State, seat: Seat): TempleView => {
  const player = playerOf(state, seat);
  return {
    seat,
    rooms: ROOMS.map(id => {
      const { secret, ...room } = roomOf(state, id);
      return {
        id,
        ...room,
        ...(secret && { secret: { ...secret, isFound: state.secrets.includes(secret.colour) } }),
        isCrossed: player.crossed.includes(id),
        isHere: isIn(player.place, id),
        mates: seatsOf(state).filter(other => other !== seat && isIn(playerOf(state, other).place, id)),
      };
    }),
    ...(player.place?.type === 'outside' && { outside: player.place.side }),
    barred: barredWaysOf(state)?.closed[seat] ?? [],
    isVariant: state.options.variant !== undefined,
    lottery: state.options.variant === 'jokerLottery' ? state.extra.faces : [],
  };
};
