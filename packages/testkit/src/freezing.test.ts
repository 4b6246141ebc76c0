import { seededChance, seedOf } from '@templefall/kit';
import { expect, it } from 'vitest';
import { frozenGame } from './freezing.ts';
import { hashOf } from './hashing.ts';
import { type LanternEvent, type LanternState, lanterns } from './lanterns/lanterns.ts';

it('a frozen game throws when a state is written into', () => {
  const sloppy = frozenGame({
    ...lanterns,
    evolve: (state: LanternState, _event: LanternEvent) => {
      (state.dice[0] as string[])[0] = 'flame';
      return state;
    },
  });
  const state = sloppy.setup({ seats: 1, goal: 1 }, seededChance(seedOf('x')));
  expect(() => sloppy.evolve(state, { type: 'gustBlew', gust: 0 })).toThrow(TypeError);
});

it('a hash knows equal states from different ones, whatever the order of keys', () => {
  expect(hashOf({ a: 1, b: [2, { c: 3 }] })).toBe(hashOf({ b: [2, { c: 3 }], a: 1, d: undefined }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});
