import { describe, expect, it } from 'vitest';
import { placeCard } from './placeCard.ts';

const CARD = { width: 362, height: 120 };
const PHONE = { width: 390, height: 844 };
const lies = (at: { readonly y: number }, { y, height }: { readonly y: number; readonly height: number }): boolean =>
  at.y + CARD.height <= y || at.y >= y + height;

describe('the card of a lesson', () => {
  const clock = { x: 0, y: 0, width: 390, height: 68 };
  const dice = { x: 12, y: 612, width: 366, height: 118 };
  const roll = { x: 88, y: 735, width: 214, height: 84 };

  it('covers neither clock nor dice nor what is lit, and stands near it', () => {
    const at = placeCard(CARD, PHONE, { lit: [roll], clear: [clock, dice] });
    for (const box of [clock, dice, roll]) expect(lies(at, box)).toBe(true);
    expect(at.y).toBeGreaterThan(400);
  });

  it('stays in a window that is too low for everything, and covers as little as it can', () => {
    const low = { width: 390, height: 200 };
    const at = placeCard(CARD, low, { lit: [{ x: 20, y: 150, width: 100, height: 40 }], clear: [] });
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.y + CARD.height).toBeLessThanOrEqual(low.height);
    expect(at.y).toBeLessThan(40);
  });
});
