import { seat } from '@templefall/kernel';
import type { State } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../gallery/positions.ts';
import { taskOf } from '../model/task.ts';
import { dueTip, TIPS } from './tips.ts';

const INES = seat(0);
const tipOf = (state: State, ...given: readonly string[]) =>
  dueTip(state, { who: INES, task: taskOf(state, INES) }, given);

describe('what is told to somebody who plays for the first time', () => {
  it('follows what is asked', () => {
    expect(tipOf(POSITIONS.sides())).toBe('side');
    expect(tipOf(POSITIONS.pair())).toBe('pair');
    expect(tipOf(POSITIONS.masked())).toBe('curse');
    expect(tipOf(POSITIONS.first())).toBe('room');
    expect(tipOf({ ...POSITIONS.first(), kept: [] })).toBe('stuck');
    expect(tipOf(POSITIONS.explore())).toBe('cash');
    expect(tipOf(POSITIONS.pool())).toBe('map');
  });

  it('each line is told once, then the next that is due', () => {
    expect(tipOf(POSITIONS.masked(), 'curse')).toBe('pair');
    expect(tipOf(POSITIONS.masked(), 'curse', 'pair')).toBeUndefined();
    expect(tipOf(POSITIONS.explore(), 'cash')).toBe('room');
  });

  it('says nothing to those who want no tips, or while others are asked', () => {
    for (const position of Object.values(POSITIONS)) expect(tipOf(position(), ...TIPS)).toBeUndefined();
    expect(tipOf(POSITIONS.friend())).toBeUndefined();
  });
});
