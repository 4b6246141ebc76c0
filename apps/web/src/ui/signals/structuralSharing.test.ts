import { describe, expect, it } from 'vitest';
import { shareStructure } from './structuralSharing.ts';

describe('reuse', () => {
  const was = {
    rooms: [
      { x: 0, art: { gems: [1, 2] } },
      { x: 1, art: { gems: [] } },
    ],
    mine: [0, 0],
  };

  it('is the very same object if nothing changed', () => {
    expect(shareStructure(was, structuredClone(was))).toBe(was);
  });

  it('says what is new, and keeps every part that is not', () => {
    const is = {
      rooms: [
        { x: 0, art: { gems: [1, 3] } },
        { x: 1, art: { gems: [] } },
        { x: 2, art: { gems: [] } },
      ],
      mine: [0, 0],
    };
    const now = shareStructure(was, is);
    expect(now).toEqual(is);
    expect(now.rooms[1]).toBe(was.rooms[1]);
    expect(now.mine).toBe(was.mine);
    expect(now.rooms[0]).not.toBe(was.rooms[0]);
  });

  it.each([
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[], {}],
    [{ a: 1 }, undefined],
    [new Map([[1, 2]]), new Map([[1, 2]])],
    [0, -0],
  ])('takes %j and %j for different', (one: unknown, other: unknown) => {
    const now = shareStructure(one, other);
    expect(now).not.toBe(one);
    expect(now).toStrictEqual(other);
  });
});
