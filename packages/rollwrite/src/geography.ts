import { COLUMNS, ROOMS, ROWS, type RoomId, type Side } from './vocabulary.ts';

/** Where an adventurer stands: on a side of the temple before the first entry, in a room ever after (WB7). */
export type Place =
  | { readonly type: 'outside'; readonly side: Side }
  | { readonly type: 'room'; readonly room: RoomId };

/** The way between two neighbouring rooms, whichever way it is walked: the smaller name first. */
export type Way = `${RoomId}-${RoomId}`;

export const wayBetween = (one: RoomId, other: RoomId): Way => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** All ways inside the temple; those to the outside are not among them (WV2). */
export const waysOf = (room: RoomId): readonly Way[] => neighbours(room).map(other => wayBetween(room, other));

/** [WE1] The rooms joined to a room by a side: north, east, south, west, as far as they exist. */
export const neighbours = (room: RoomId): readonly RoomId[] => NEIGHBOURS[room];

/** [WE2] The rooms that can be entered from a side of the temple. */
export const roomsOn = (side: Side): readonly RoomId[] => ON_SIDE[side];

/** The rooms next to where an adventurer stands. */
export const roomsNextTo = (place: Place): readonly RoomId[] =>
  place.type === 'outside' ? roomsOn(place.side) : neighbours(place.room);

export const isIn = (place: Place | undefined, room: RoomId): boolean => place?.type === 'room' && place.room === room;

/** The same room in a temple turned over from left to right. */
export const mirrored = (room: RoomId): RoomId => {
  const { column, row } = cellOf(room);
  return roomAt(COLUMNS.length - 1 - column, row) ?? room;
};

const cellOf = (room: RoomId): { readonly column: number; readonly row: number } => ({
  column: COLUMNS.findIndex(one => room.startsWith(one)),
  row: ROWS.findIndex(one => room.endsWith(one)),
});

const roomAt = (column: number, row: number): RoomId | undefined => {
  const [letter, digit] = [COLUMNS[column], ROWS[row]];
  return letter && digit ? `${letter}${digit}` : undefined;
};

/** One value for every room. */
export const byRoom = <T>(of: (room: RoomId) => T): { readonly [R in RoomId]: T } =>
  // The list holds every room, so every key is there.
  Object.fromEntries(ROOMS.map(room => [room, of(room)])) as { readonly [R in RoomId]: T };

const NEIGHBOURS = byRoom(room => {
  const { column, row } = cellOf(room);
  const around = [roomAt(column, row - 1), roomAt(column + 1, row), roomAt(column, row + 1), roomAt(column - 1, row)];
  return around.filter(one => one !== undefined);
});

const ON_SIDE: { readonly [S in Side]: readonly RoomId[] } = {
  north: ROOMS.filter(room => cellOf(room).row === 0),
  east: ROOMS.filter(room => cellOf(room).column === COLUMNS.length - 1),
  south: ROOMS.filter(room => cellOf(room).row === ROWS.length - 1),
  west: ROOMS.filter(room => cellOf(room).column === 0),
};
