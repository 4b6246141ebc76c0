import { type Seat, seat } from '@templefall/kernel';
import { type ClientState, type PlaceId, placeId, placeIn, seatIndex } from '@templefall/protocol';

/** Which seat of the game is mine, if any. */
export const mySeat = ({ table, me }: ClientState): Seat | undefined => seatOf(table, me && placeId(me.place));

/** Whose word begins a game at this table, if anybody is left to say it. */
export const hostSeat = ({ table }: ClientState): Seat | undefined => seatOf(table, table?.lobby.host);

const seatOf = (table: ClientState['table'], place: PlaceId | undefined): Seat | undefined => {
  if (!table || place === undefined || placeIn(table.lobby, place)?.isVacant) return undefined;
  const index = seatIndex(table.lobby, place);
  return index < 0 ? undefined : seat(index);
};
