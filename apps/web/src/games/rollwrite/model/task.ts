import type { Seat } from '@templefall/kernel';
import {
  type Asked,
  type Awaited,
  askedOf,
  awaited,
  type Command,
  type Face,
  foreseen,
  othersFrom,
  playerOf,
  type RoomId,
  type State,
  secretPairs,
} from '@templefall/rollwrite';

/** The pair on the table, counted within the turn. */
export interface PairCount {
  readonly pair: number;
  readonly pairs: number;
}

/** Which pair lies there, or comes next, and how many the turn has. */
export const pairsOf = ({ placed, rolled, supply }: State): PairCount => {
  const still = Math.ceil(supply / 2) + (rolled.length > 0 ? 1 : 0);
  return { pair: placed + 1, pairs: placed + still };
};

/** Who acts on this device: of the seats it holds, the first that is asked something; else the one in turn, else its first. */
export const actingSeat = (state: State, seats: readonly Seat[]): Seat | undefined =>
  seats.find(seat => askedOf(state, seat) !== undefined) ?? seats.find(seat => seat === state.active) ?? seats[0];

/** Who is waited for, those of this device first; a vote is asked of all, so the first stands for all. */
export const waitingFor = (state: State, seats: readonly Seat[]): readonly Awaited[] =>
  awaited(state).toSorted((one, other) => Number(seats.includes(other.seat)) - Number(seats.includes(one.seat)));

export const taskOf = (state: State, who: Seat | undefined): Asked | undefined =>
  who === undefined ? undefined : askedOf(state, who);

/** How many dice may be taken from the pool: a second one only if one is left for each player still to choose (WP2). */
export const mostTaken = ({ pool, takers }: State): number => (pool.length - 2 >= takers.length - 1 ? 2 : 1);

/** The dice a player would take, as commands want them. */
export const facesAt = (pool: readonly Face[], picks: readonly number[]): readonly Face[] =>
  picks.flatMap(index => pool[index] ?? []);

/** The table as it would be after a command that is only tried out. */
export const tried = (state: State, command: Command | undefined): State =>
  (command && foreseen(state, command)) ?? state;

/** Rooms in which a team mate waits on the other half of a pair that is not found yet. */
export const waitingMates = (state: State, who: Seat): ReadonlyMap<RoomId, Seat> =>
  new Map(
    secretPairs(state)
      .filter(({ isFound }) => !isFound)
      .flatMap(({ halves: { upper, lower } }) => [
        ...upper.standing.map(mate => [lower.room, mate] as const),
        ...lower.standing.map(mate => [upper.room, mate] as const),
      ])
      .filter(([, mate]) => mate !== who),
  );

/** The team mates in the order in which they take from the pool of the player in turn. */
export const pickers = (state: State): readonly Seat[] => othersFrom(state, state.active);

/** Where a player stands, for one word below the sheet. */
export const standsAt = (state: State, seat: Seat): RoomId | undefined => {
  const { place } = playerOf(state, seat);
  return place?.type === 'room' ? place.room : undefined;
};
