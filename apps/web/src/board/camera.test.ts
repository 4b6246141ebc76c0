import { describe, expect, it } from 'vitest';
import { isInSight } from './camera.ts';

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
