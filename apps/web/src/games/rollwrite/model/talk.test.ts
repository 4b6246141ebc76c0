import { seat } from '@templefall/kernel';
import type { Wish } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import { PING_MS, stillSeen, withPing } from '../screen/usePings.ts';
import { isRoom, ownerOf, tabOf, wishNumber, withWish } from './talk.ts';

const [ME, MAYA] = [seat(0), seat(1)];

describe('talk on a screen', () => {
  it('what is pointed at is on the tab that shows it', () => {
    expect(tabOf('room:b2:0', ME)).toBe('sheet');
    expect(tabOf('room:b2', ME)).toBe('sheet');
    expect(tabOf('track:rush', ME)).toBe('sheet');
    expect(tabOf('map:3:0', ME)).toBe('maps');
    expect(tabOf('map:3:1', ME)).toBe('team');
    expect(tabOf('room:b2:1', ME)).toBe('team');
    expect(tabOf('sheet:1', ME)).toBe('team');
  });

  it('dice are on every tab', () => {
    expect(tabOf('face:torch', ME)).toBeUndefined();
    expect(tabOf('pool', ME)).toBeUndefined();
    expect(tabOf('nonsense', ME)).toBeUndefined();
  });

  it('knows whose sheet something is on', () => {
    expect(ownerOf('map:3:1')).toBe(MAYA);
    expect(ownerOf('track:key')).toBeUndefined();
    expect(isRoom('room:b2', 'b2', MAYA)).toBe(true);
    expect(isRoom('room:b2:1', 'b2', MAYA)).toBe(true);
    expect(isRoom('room:b2:0', 'b2', MAYA)).toBe(false);
  });

  it('a finger points for eight seconds of the table, and a player has one finger', () => {
    const first = { seat: MAYA, target: 'pool', at: 1000 };
    const second = { seat: MAYA, target: 'track:key', at: 2000 };
    expect(withPing([first], second)).toEqual([second]);
    expect(stillSeen([second], 2000 + PING_MS - 1)).toEqual([second]);
    expect(stillSeen([second], 2000 + PING_MS)).toEqual([]);
  });

  it('a wish is added last, counted from one, and let go by the same tap', () => {
    const torch: Wish = { face: 'torch', map: 1, side: 'bonus' };
    const key: Wish = { face: 'key', map: 4, side: 'gem' };
    const both = withWish(withWish([], torch), key);
    expect(both.map(wish => wishNumber(both, wish))).toEqual([1, 2]);
    expect(withWish(both, torch)).toEqual([key]);
    expect(wishNumber(both, { ...key, side: 'bonus' })).toBe(0);
  });

  it('a wish without a side is one for the bonus side', () => {
    expect(wishNumber([{ face: 'torch', map: 1 }], { face: 'torch', map: 1, side: 'bonus' })).toBe(1);
    expect(withWish([{ face: 'torch', map: 1 }], { face: 'torch', map: 1, side: 'bonus' })).toEqual([]);
  });
});
