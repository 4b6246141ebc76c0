import { expect, it } from 'vitest';
import { SEAL, sealsOf } from './seals.ts';

/** Where a door to the side is shown on the smallest boards, in parts of a room. */
const DOOR_FROM = 100 / 4;

it('treasure and curse never lie on each other, and above the doors wherever a door tells its price', () => {
  const both = { treasure: true, curse: true };
  for (const hasPlaque of [true, false]) {
    const [chest, curse] = sealsOf(both, hasPlaque);
    if (!chest || !curse) throw new Error('both are there');
    expect(Math.abs(chest.x - curse.x) >= SEAL || Math.abs(chest.y - curse.y) >= SEAL).toBe(true);
  }
  for (const { y } of sealsOf(both, false)) expect(y + SEAL).toBeLessThan(DOOR_FROM);
});

it('one of them alone has the corner to itself, and an empty room has none', () => {
  const [chest] = sealsOf({ treasure: true }, true);
  const [curse] = sealsOf({ curse: true }, true);
  expect([curse?.x, curse?.y]).toEqual([chest?.x, chest?.y]);
  expect(sealsOf({}, true)).toEqual([]);
});
