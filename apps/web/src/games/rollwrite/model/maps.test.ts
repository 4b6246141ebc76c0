import { seat } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../gallery/positions.ts';
import { mapsOf, useOfDie } from './maps.ts';

const state = POSITIONS.pair();
const [INES, MAYA, JONAS, TEO] = [0, 1, 2, 3].map(seat);

describe('maps on a screen', () => {
  it('a map says what is crossed, whether it can be cashed in, and how it was closed', () => {
    const maps = mapsOf(state, INES ?? seat(0));
    expect(maps.map(({ isReady }) => isReady)).toEqual([false, false, false, true, false, false]);
    expect(maps.map(({ closed }) => closed)).toEqual([
      undefined,
      'withoutGem',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(mapsOf(state, JONAS ?? seat(2))[3]?.closed).toBe('withGem');
    expect(maps[0]?.bonus.map(({ isCrossed }) => isCrossed)).toEqual([true, true, false]);
  });

  it('a die that closes a map is worth more than one that completes a bonus side', () => {
    expect(useOfDie(state, MAYA ?? seat(1), 'gold')).toEqual({
      isUseful: true,
      completes: { map: 1, side: 'gem', closes: true },
    });
    expect(useOfDie(state, TEO ?? seat(3), 'gold')).toEqual({
      isUseful: true,
      completes: { map: 2, side: 'bonus', closes: false },
    });
  });

  it('a die that only crosses something is useful, a black mask never is', () => {
    expect(useOfDie(state, JONAS ?? seat(2), 'gold')).toEqual({ isUseful: true });
    expect(useOfDie(state, JONAS ?? seat(2), 'black')).toEqual({ isUseful: false });
  });
});
