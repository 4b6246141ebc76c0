import { playing } from '@templefall/testkit/temple';
import { expect, it } from 'vitest';
import { temple } from '../temple.ts';

it('[TX7] a game is not given up while a card of a module may turn up when the door slams', () => {
  const stuck = { players: [{ dice: 'BBBBBBB' }], spare: 0 } as const;
  const isLost = (modules: object): boolean =>
    temple.isHopeless(temple.view(playing({ ...stuck, options: { modules: { ...modules } } }).state()), 60_000);
  expect(isLost({})).toBe(true);
  expect(isLost({ characters: true })).toBe(false);
});
