import { describe, expect, it } from 'vitest';
import { circleIn } from './noCircles.ts';

describe('built files', () => {
  it('may need one file by several ways', () => {
    expect(circleIn({ page: ['a', 'b'], a: ['b'], b: ['elsewhere'] })).toBe(undefined);
  });

  it('that import each other are named, all of them round', () => {
    expect(circleIn({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  });
});
