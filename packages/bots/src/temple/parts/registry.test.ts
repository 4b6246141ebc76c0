import { MODULES } from '@templefall/temple';
import { expect, it } from 'vitest';
import { NO_PART_NEEDED, PARTS } from './registry.ts';

it('every module has its part, or a reason to need none', () => {
  const known = [...Object.keys(PARTS), ...Object.keys(NO_PART_NEEDED)].sort();
  expect(known).toEqual(Object.keys(MODULES).sort());
});

it('a part stands under the id of its module', () => {
  expect(Object.values(PARTS).map(part => part.id)).toEqual(Object.keys(PARTS));
});
