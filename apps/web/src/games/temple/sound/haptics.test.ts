import { simulatedClock } from '@templefall/kit';
import { CUE_BUZZ, EFFECTS } from '@templefall/soundtrack';
import { expect, test } from 'vitest';
import { createHaptics } from './haptics.ts';

const hand = () => {
  const clock = simulatedClock(0);
  const felt: (readonly [at: number, pattern: readonly number[]])[] = [];
  const haptics = createHaptics({
    countdowns: [
      { opens: 5000, ends: 8000 },
      { opens: 20_000, ends: 21_000 },
    ],
    clock,
    vibrate: pattern => felt.push([clock.now(), pattern]),
  });
  return { clock, felt, haptics };
};

test('gongs, ticks, door and collapse are felt on their second', () => {
  const { clock, felt, haptics } = hand();
  haptics.run();
  clock.advanceTo(30_000);
  expect(felt).toEqual([
    [5000, CUE_BUZZ.gong],
    [6000, CUE_BUZZ.tick],
    [7000, CUE_BUZZ.tick],
    [8000, CUE_BUZZ.slam],
    [20_000, CUE_BUZZ.gong],
    [21_000, CUE_BUZZ.collapse],
    [21_400, CUE_BUZZ.gong],
  ]);
});

test('nothing is felt in a pause, and what is past not afterwards', () => {
  const { clock, felt, haptics } = hand();
  haptics.run();
  clock.advanceTo(4000);
  haptics.stop();
  clock.advanceTo(6500);
  haptics.run();
  clock.advanceTo(7500);
  expect(felt).toEqual([[7000, CUE_BUZZ.tick]]);
});

test('each die is felt as it lands, the black ones longer', () => {
  const { felt, haptics } = hand();
  haptics.effect({ type: 'roll', options: { dice: 3, black: 1 } });
  const [, pattern = []] = felt[0] ?? [];
  expect(pattern).toEqual([0, 610, 30, 15, 12, 33, 12]);
  expect(pattern.reduce((sum, span) => sum + span, 0)).toBe(712);
});

test('every other moment is felt by its own row, and some are only heard', () => {
  const { felt, haptics } = hand();
  haptics.effect({ type: 'freed' });
  haptics.effect({ type: 'payable' });
  haptics.effect({ type: 'hold' });
  expect(felt.map(([, pattern]) => pattern)).toEqual([EFFECTS.freed.buzz, EFFECTS.hold.buzz]);
});
