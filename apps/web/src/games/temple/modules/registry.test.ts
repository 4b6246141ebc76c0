import { MODULES } from '@templefall/temple';
import { expect, it } from 'vitest';
import { MODULE_FACES, MODULE_ORDER } from './registry.ts';

it('shows every module of the engine in the lobby but the challenge, which has a panel of its own, no two in one place', () => {
  expect([...MODULE_ORDER, 'challenge'].sort()).toEqual(Object.keys(MODULES).sort());
  expect(new Set(MODULE_ORDER.map(id => MODULE_FACES[id].order)).size).toBe(MODULE_ORDER.length);
  expect([MODULE_ORDER[0], MODULE_ORDER.at(-1)]).toEqual(['curses', 'additions']);
});
