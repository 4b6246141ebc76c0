/** The kinds of special rooms, and the word and the drawing of each. */
export const SPECIAL_ROOMS = [
  { kind: 'twins', word: 'room.twin', icon: 'twin' },
  { kind: 'doubles', word: 'room.double', icon: 'double' },
  { kind: 'treasureRoom', word: 'room.chalice', icon: 'chalice' },
] as const;
export type SpecialRoom = (typeof SPECIAL_ROOMS)[number]['kind'];

/** Which of them a table's wish means. */
export const specialRoomsIn = (wish: unknown): readonly SpecialRoom[] =>
  SPECIAL_ROOMS.map(({ kind }) => kind).filter(
    kind => wish === true || (typeof wish === 'object' && wish !== null && Object.entries(wish).some(isOn(kind))),
  );

/** [TC5] The wish with one kind switched; nothing is left of it with the last. */
export const withSwitched = (
  wish: unknown,
  kind: SpecialRoom,
): { readonly [room in SpecialRoom]?: true } | true | undefined => {
  const before = specialRoomsIn(wish);
  const rooms = before.includes(kind) ? before.filter(one => one !== kind) : [...before, kind];
  if (rooms.length === 0) return undefined;
  return rooms.length === SPECIAL_ROOMS.length || Object.fromEntries(rooms.map(room => [room, true]));
};

const isOn =
  (kind: SpecialRoom) =>
  ([name, on]: readonly [string, unknown]): boolean =>
    name === kind && on === true;
