import { expect, it } from 'vitest';
import { doorLimits } from './limits.ts';

it('S5 wherever they come from, no more than so many tables are created, and codes looked for', () => {
  let now = 0;
  const { anyCreate, anyCode } = doorLimits(() => now, 1);
  const taken = (may: (who: string) => boolean): number =>
    Array.from({ length: 400 }, () => may('')).filter(Boolean).length;
  expect([taken(anyCreate), taken(anyCode)]).toEqual([300, 300]);
  now = 1000;
  expect([taken(anyCreate), taken(anyCode)]).toEqual([5, 30]);
});
