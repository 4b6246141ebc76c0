import { seat } from '@templefall/kernel';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { turnNotice } from './turnNotice.ts';

const MINE = [seat(1)];
const rolling = (active: number, rolled = '') => tableOf({ position: { active, rolled } }).state();

describe('a notice that it is my turn', () => {
  it('comes when the table begins to wait for one of my seats, with the question', () => {
    expect(turnNotice(rolling(0), rolling(1), MINE)).toMatchObject({ seat: 1, asked: 'roll' });
  });

  it('does not come again while the same seat goes on', () => {
    expect(turnNotice(rolling(1), rolling(1, 'KT'), MINE)).toBeUndefined();
  });

  it('does not come for others, nor to those who only watch', () => {
    expect(turnNotice(rolling(1), rolling(0), MINE)).toBeUndefined();
    expect(turnNotice(rolling(0), rolling(1), [])).toBeUndefined();
  });
});
