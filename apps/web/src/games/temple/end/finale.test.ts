import { seat } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import { ended } from '../../../gallery/samples.ts';
import { finaleOf, RUN_MS, setsOutAt } from './finale.ts';

describe('the last moment', () => {
  const { view } = ended(true);
  const [first, second, third, fourth] = view.players;

  it('of a win lets everybody run through the exit, one after another, in the order in which they left', () => {
    if (!first || !second || !third || !fourth) throw new Error('four players');
    const players = [{ ...first, escapedAt: 570_000 }, second, third, fourth];
    const { runners, through, fallsAt, ms } = finaleOf({ ...view, players }, false);
    expect(runners).toEqual([1, 2, 0, 3].map(seat));
    expect(through).toEqual([0, 1, 2, 3].map(place => setsOutAt(place) + RUN_MS));
    expect(fallsAt).toBeLessThan(through.at(-1) ?? 0);
    expect(ms).toBeGreaterThan(through.at(-1) ?? 0);
  });

  it('is never longer than a glance: six are through in less than seven seconds', () => {
    const six = { ...view, players: [...view.players, ...view.players.slice(0, 2)] };
    expect(finaleOf(six, false).ms).toBeLessThan(7000);
  });

  it('shows a still to those who want no motion', () => {
    expect(finaleOf(view, true)).toMatchObject({ runners: [0, 1, 2, 3], through: [] });
  });

  it('of a loss lets nobody run', () => {
    expect(finaleOf(ended(false).view, false).runners).toEqual([]);
  });
});
