import { describe, expect, it } from 'vitest';
import type { BoardRoom, Built } from '../model/board.ts';
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

  describe('keeps clear of what lies over the corners of its frame', () => {
    const corners = { height: 66, left: 250, right: 220 };
    const clear = { ...fit, corners };

    it('where rooms would lie under it', () => {
      const wide = [...built.rooms, room(-2, 0), room(2, 0)];
      const temple: Built = { rooms: wide, ahead: [], mine: [0, 0] };
      expect(cameraFor(temple, fit, frame, STRAIGHT).top).toBeLessThan(corners.height);
      const { tile, top } = cameraFor(temple, clear, frame, STRAIGHT);
      expect(top).toBeGreaterThanOrEqual(corners.height);
      expect(top + 3 * tile).toBeLessThanOrEqual(frame.height);
    });

    it('where a new room would lie under it', () => {
      const temple: Built = { rooms: [...built.rooms, room(1, 0)], ahead: [[1, -1]], mine: [1, 0] };
      const { tile, top } = cameraFor(temple, clear, { ...frame, width: 500 }, STRAIGHT);
      expect(top - tile).toBeGreaterThanOrEqual(corners.height);
    });

    it('and is as large as ever where it reaches up between them, or not so far', () => {
      expect(cameraFor(built, clear, frame, STRAIGHT)).toEqual(cameraFor(built, fit, frame, STRAIGHT));
      const flat: Built = { rooms: [-2, -1, 0, 1, 2].map(x => room(x, 0)), ahead: [], mine: [0, 0] };
      expect(cameraFor(flat, clear, frame, STRAIGHT)).toEqual(cameraFor(flat, fit, frame, STRAIGHT));
    });

    it('by its own size alone: coming closer leaves it where it is', () => {
      const near = cameraFor(built, clear, frame, { ...STRAIGHT, zoom: 2 });
      expect(near).toEqual(cameraFor(built, fit, frame, { ...STRAIGHT, zoom: 2 }));
    });
  });

  it('shows a part of it as large as the part may be', () => {
    const { tile, left, top } = cameraFor(
      built,
      {
        ...fit,
        around: [
          [0, 1],
          [0, 2],
        ],
      },
      frame,
      STRAIGHT,
    );
    expect(tile).toBe(200);
    expect([left, top + tile]).toEqual([(frame.width - tile) / 2, (frame.height - 2 * tile) / 2]);
  });
});
