import type { Seat } from '@templefall/kernel';
import {
  COLUMNS,
  exitOf,
  gemsNeeded,
  type Place,
  playerOf,
  ROWS,
  type RoomId,
  type State,
} from '@templefall/rollwrite';

/** How many rooms lie between a player and the exit; undefined for those who never went in. */
export const roomsAway = (state: State, seat: Seat): number | undefined => {
  const { place } = playerOf(state, seat);
  return place?.type === 'room' ? between(place, exitOf(state.options)) : undefined;
};

const between = ({ room }: Extract<Place, { type: 'room' }>, exit: RoomId): number => {
  const cell = (id: RoomId): readonly [number, number] => [
    COLUMNS.findIndex(column => id.startsWith(column)),
    ROWS.findIndex(row => id.endsWith(row)),
  ];
  const [[x, y], [toX, toY]] = [cell(room), cell(exit)];
  return Math.abs(x - toX) + Math.abs(y - toY);
};

/** Everything was there but one player, one room short. */
export const isNearMiss = (state: State): boolean => {
  const { ending } = state;
  const [missing, ...others] = ending?.missing ?? [];
  return (
    ending !== undefined &&
    !ending.won &&
    ending.gems >= gemsNeeded(state.options) &&
    missing !== undefined &&
    others.length === 0 &&
    roomsAway(state, missing) === 1
  );
};
