import { describe, expect, it } from 'vitest';
import { ended } from '../../../gallery/samples.ts';
import { CHART, chartX } from './chartScale.ts';
import { countdownsWithin, spanOf } from './span.ts';

const { countdowns } = ended(true).view;
const [first, second, third] = countdowns;

describe('the time that the end shows', () => {
  it('begins with the game for whoever was there before its cry', () => {
    expect(chartX(-3000, 16_000)).toBe(CHART.left);
    expect(chartX(0, 16_000)).toBe(CHART.left);
    expect(chartX(17_000, 16_000)).toBe(CHART.width - CHART.right);
  });

  it('is that of the game that was played, at most to the fall of the temple', () => {
    expect(spanOf(ended(true).view, 574_000)).toBe(574_000);
    expect(spanOf(ended(false).view, 600_000)).toBe(600_000);
  });

  it('ends when the team gave up, with a clock or without', () => {
    expect(spanOf({ countdowns }, 400_000)).toBe(400_000);
    expect(spanOf({ countdowns: [] }, 20_000)).toBe(20_000);
    expect(spanOf({ countdowns }, 600_400)).toBe(600_000);
  });

  it('is in whole seconds, the last of them begun, and never nothing', () => {
    expect(spanOf({ countdowns }, 16_345)).toBe(17_000);
    expect(spanOf({ countdowns }, 0)).toBe(1000);
    expect(spanOf({ countdowns: [] }, -300)).toBe(1000);
  });

  it('has every gong of a whole game', () => {
    expect(countdownsWithin(countdowns, 600_000)).toEqual(countdowns.map(one => ({ ...one, hasEnded: true })));
  });

  it('has no gong that never came, and no slam where one gave up before it', () => {
    if (!first || !second || !third) throw new Error('three countdowns');
    expect(countdownsWithin(countdowns, first.opens - 1)).toEqual([]);
    expect(countdownsWithin(countdowns, second.ends - 1)).toEqual([
      { ...first, hasEnded: true },
      { ...second, ends: second.ends - 1, hasEnded: false },
    ]);
    expect(countdownsWithin(countdowns, second.ends)).toHaveLength(2);
    expect(countdownsWithin(countdowns, third.opens)).toHaveLength(3);
  });
});
