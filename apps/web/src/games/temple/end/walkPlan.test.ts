import type { Cell } from '@templefall/temple';
import { expect, it } from 'vitest';
import type { BoardRoom } from '../model/board.ts';
import type { GameTimeline } from './timeline.ts';
import { walkPlan } from './walkPlan.ts';

const room = (x: number, y: number): BoardRoom => ({ cell: `${x},${y}` as Cell, x, y }) as BoardRoom;
const rooms = [room(0, 0), room(1, 0), room(1, -1), room(-2, 0)];
const timeline = {
  found: [
    [0, '0,0'],
    [40_000, '1,0'],
    [80_000, '1,-1'],
  ],
  walks: [
    [
      [0, '0,0'],
      [40_000, '1,0'],
    ],
    [[0, '0,0']],
  ],
} as unknown as GameTimeline;
const planAt = (at: number) => walkPlan({ rooms, timeline, pawns: [3, 1], at });

it('is as large as all rooms of the end, at every moment', () => {
  expect(planAt(0).box).toEqual({ x: -2, y: -1, width: 4, height: 2 });
  expect(planAt(80_000).box).toEqual(planAt(0).box);
});

it('shows a room from the moment it was found; one that nobody saw found was there before', () => {
  const found = (at: number) =>
    planAt(at)
      .rooms.filter(({ isFound }) => isFound)
      .map(({ cell }) => cell);
  expect(found(39_999)).toEqual(['0,0', '-2,0']);
  expect(found(40_000)).toEqual(['0,0', '1,0', '-2,0']);
  expect(found(80_000)).toHaveLength(4);
});

it("draws everybody's way until then in their own colour, side by side", () => {
  expect(planAt(39_999).ways).toEqual([
    { pawn: 3, line: 'M0.46 0.51' },
    { pawn: 1, line: 'M0.54 0.59' },
  ]);
  expect(planAt(40_000).ways[0]?.line).toBe('M0.46 0.51L1.46 0.51');
});

it('one alone walks in the middle', () => {
  expect(walkPlan({ rooms, timeline, pawns: [1], at: 0 }).ways[0]?.line).toBe('M0.50 0.55');
});
