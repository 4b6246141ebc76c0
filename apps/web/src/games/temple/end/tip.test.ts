import { seat } from '@templefall/kernel';
import type { Cell, Spot, State } from '@templefall/temple';
import { describe, expect, it } from 'vitest';
import { ended, running } from '../../../gallery/samples.ts';
import { leftAt } from './left.ts';
import { tipOf } from './tip.ts';

const fell = ended(false).view;
const AT = 600_000;
const withTeo = (more: Partial<State['players'][number]>): State => ({
  ...fell,
  players: fell.players.map((player, i) => (i === 3 ? { ...player, ...more } : player)),
});
const without = ({ rooms, ...state }: State, cell: string): State => ({
  ...state,
  rooms: Object.fromEntries(Object.entries(rooms).filter(([at]) => at !== cell)) as State['rooms'],
});

describe('where somebody was when the temple fell', () => {
  it('is told by the way to the exit', () => {
    expect(leftAt(fell, 0)).toEqual({ where: 'out' });
    expect(leftAt(fell, 3)).toMatchObject({ where: 'toExit' });
    expect(leftAt(withTeo({ spot: '3,-1' as Spot }), 3)).toEqual({ where: 'atExit' });
    expect(leftAt(without(fell, '3,-1'), 3)).toEqual({ where: 'noExit' });
    const apart = { ...fell, rooms: { ...fell.rooms, '9,9': fell.rooms['0,0' as Cell] as never } };
    expect(leftAt({ ...apart, players: [{ ...fell.players[3], spot: '9,9' as Spot }] as never }, seat(0))).toEqual({
      where: 'noWay',
    });
  });
});

describe('the tip after a loss', () => {
  it('is what was missing most', () => {
    const black = fell.players[3]?.dice.map(die => ({ ...die, face: 'B' as const, settlesAt: 0 })) ?? [];
    expect(tipOf(withTeo({ dice: black }), AT)).toBe('tip.stuck');
    expect(tipOf(without(fell, '3,-1'), AT)).toBe('tip.noExit');
    expect(tipOf({ ...fell, depot: 9 }, AT)).toBe('tip.gems');
    expect(tipOf(withTeo({ spot: '3,-1' as Spot }), AT)).toBe('tip.keys');
    expect(tipOf(fell, AT)).toBe('tip.far');
  });

  it('is given after a loss only', () => {
    expect(tipOf(ended(true).view, AT)).toBeUndefined();
    expect(tipOf(running().view, AT)).toBeUndefined();
  });
});
