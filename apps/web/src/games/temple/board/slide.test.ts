import { describe, expect, it } from 'vitest';
import { SLIDE_MS, slideOf } from './slide.ts';

describe('a step of mine', () => {
  it('lets rooms slide under the finger for a moment, and no longer', () => {
    let now = 10_000;
    const slide = slideOf(() => now);
    expect(slide.isFresh()).toBe(false);
    slide.begin();
    now += SLIDE_MS - 1;
    expect(slide.isFresh()).toBe(true);
    now += 1;
    expect(slide.isFresh()).toBe(false);
    slide.begin();
    expect(slide.isFresh()).toBe(true);
  });
});
