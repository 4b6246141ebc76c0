import { describe, expect, it } from 'vitest';
import { inkOf, numberOf } from './ink.ts';

describe('what markup says of colours and numbers', () => {
  it('is taken from around where it says so, and from beside the token', () => {
    expect(inkOf('currentColor', '#abc')).toBe('#abc');
    expect(inkOf('currentColor', 'var(--gem,#45e3ae)')).toBe('#45e3ae');
    expect(inkOf('var(--ic-die,#f5ead4)')).toBe('#f5ead4');
    expect(inkOf('rgba(0,0,0,.5)')).toBe('rgba(0,0,0,.5)');
  });

  it('is what is usual where nothing is said', () => {
    expect(inkOf('currentColor')).toBe('#000');
    expect(numberOf(undefined, 1)).toBe(1);
    expect(numberOf('.45')).toBe(0.45);
  });
});
