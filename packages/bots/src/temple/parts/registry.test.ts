import { MODULES } from '@templefall/temple';
import { expect, it } from 'vitest';
import { NO_PART_NEEDED, PARTS } from './registry.ts';

it('every module has its part, or a reason to need none', () => {
  const known = [...Object.keys(PARTS), ...Object.keys(NO_PART_NEEDED)].sort();
  expect(known).toEqual(Object.keys(MODULES).sort());
});

it('[TM2.8] whoever makes passages tells the map of them', () => {
  const makers = Object.entries(MODULES).flatMap(([id, module]) => (module.answers?.hasPassage ? [id] : []));
  expect(makers).toEqual(Object.values(PARTS).flatMap(part => (part.passages ? [part.id] : [])));
});

it('a part stands under the id of its module', () => {
  expect(Object.values(PARTS).map(part => part.id)).toEqual(Object.keys(PARTS));
});
