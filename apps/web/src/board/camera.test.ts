import { describe, expect, it } from 'vitest';
import type { BoardRoom, Built } from '../play/model/board.ts';
import { cameraFor, isInSight, STRAIGHT } from './camera.ts';

const FRAME = { width: 200, height: 100 };
const CAMERA = { tile: 100, left: 50, top: 0 };

describe('a room is in sight', () => {
  it('within the frame, and as far beyond it as one step goes', () => {
    expect(isInSight({ x: 0, y: 0 }, CAMERA, FRAME)).toBe(true);
    expect(isInSight({ x: 2, y: 1 }, CAMERA, FRAME)).toBe(true);
    expect(isInSight({ x: -2, y: -2 }, CAMERA, FRAME)).toBe(true);
  });

  it('no further', () => {
    expect(isInSight({ x: 3, y: 0 }, CAMERA, FRAME)).toBe(false);
    expect(isInSight({ x: 0, y: -3 }, CAMERA, FRAME)).toBe(false);
  });
});

describe('the whole temple', () => {
  const room = (x: number, y: number) => ({ x, y, cell: `${x},${y}` }) as unknown as BoardRoom;
  const built: Built = { rooms: [room(0, 0), room(0, 1), room(0, 2)], ahead: [[0, -1]], mine: [0, 0] };
  const frame = { width: 700, height: 424 };
  const fit = { type: 'fit', least: 40, most: 200 } as const;

  it('is as large as its frame lets it be, with the cells beyond my doors', () => {
    expect(cameraFor(built, fit, frame, STRAIGHT)).toEqual({ tile: 102, left: 299, top: 110 });
  });

  it('is larger where only a part of those is in sight, and where a strip above it holds the doors that lead up', () => {
    const slim = { top: 46, ahead: 0.36 };
    const { tile, top } = cameraFor(built, { ...fit, slim }, frame, STRAIGHT);
    expect(tile).toBe(120);
    expect(top).toBeGreaterThanOrEqual(slim.top);
    expect(top + 3 * tile).toBeLessThanOrEqual(frame.height);
    const down = cameraFor({ ...built, ahead: [[0, 3]] }, { ...fit, slim }, frame, STRAIGHT);
    expect(down.top).toBeGreaterThanOrEqual(slim.top);
    expect(down.top + (3 + slim.ahead) * down.tile).toBeLessThanOrEqual(frame.height);
  });

  it('too large for its frame leaves that strip free all the same', () => {
    const slim = { top: 46, ahead: 0.36 };
    const low = { width: 500, height: 260 };
    expect(cameraFor(built, { ...fit, least: 100, slim }, low, STRAIGHT).top).toBeGreaterThanOrEqual(slim.top);
  });
});
