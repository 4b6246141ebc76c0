import { type Seat, seat } from '@templefall/kernel';
import { type ClientState, heldSeats, type PlaceId, placeId, placeIn, seatIndex } from '@templefall/protocol';

/** Which seat of the game is mine, if any. */
export const mySeat = ({ table, me }: ClientState): Seat | undefined => seatOf(table, me && placeId(me.place));

/** All seats of the game that this device holds. */
export const mySeats = (state: ClientState): readonly Seat[] =>
  heldSeats(state).flatMap(({ place }) => seatOf(state.table, placeId(place)) ?? []);

/** The place at the table that is this seat of the game. */
export const placeOf = ({ table }: ClientState, of: Seat | undefined): PlaceId | undefined =>
  of === undefined ? undefined : table?.lobby.places[of]?.id;

/** Whose word begins a game at this table, if anybody is left to say it. */
export const hostSeat = ({ table }: ClientState): Seat | undefined => seatOf(table, table?.lobby.host);

const seatOf = (table: ClientState['table'], place: PlaceId | undefined): Seat | undefined => {
  if (!table || place === undefined || placeIn(table.lobby, place)?.isVacant) return undefined;
  const index = seatIndex(table.lobby, place);
  return index < 0 ? undefined : seat(index);
};
