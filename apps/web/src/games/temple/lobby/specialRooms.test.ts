import { DEFAULT_OPTIONS, temple } from '@templefall/temple';
import { expect, it } from 'vitest';
import { SPECIAL_ROOMS, specialRoomsIn, withSwitched } from './specialRooms.ts';

it('[TC5] each special room is switched by itself, and what is left is understood by the game', () => {
  for (const { kind } of SPECIAL_ROOMS) {
    const rest = withSwitched(true, kind);
    expect(specialRoomsIn(rest)).toEqual(SPECIAL_ROOMS.map(one => one.kind).filter(one => one !== kind));
    expect(temple.parseOptions({ ...DEFAULT_OPTIONS, players: 2, modules: { special: rest } }).ok).toBe(true);
    expect(withSwitched(rest, kind)).toBe(true);
  }
});

it('with the last of them the module is off', () => {
  expect(withSwitched({ twins: true }, 'twins')).toBeUndefined();
  expect(specialRoomsIn(undefined)).toEqual([]);
  expect(specialRoomsIn({ twins: false, doubles: true })).toEqual(['doubles']);
});
