import { expect, it } from 'vitest';
import { temple } from '../../temple.ts';
import { withRoles } from './roles.ts';

const options = { level: 'normal', pace: 'standard', clock: 'standard', players: 3, modules: { characters: true } };

it('[TM7.1] who picked a character plays it, for the others luck decides', () => {
  const picked = withRoles(options, ['doc:activated', undefined, 'priest:permanent']);
  expect(picked.modules.characters).toEqual([
    { character: 'doc', ability: 'activated' },
    null,
    { character: 'priest', ability: 'permanent' },
  ]);
  expect(temple.parseOptions(picked).ok).toBe(true);
});

it('[TM7.1] nothing is picked where nobody picked, and where no characters are played', () => {
  expect(withRoles(options, [undefined, undefined])).toBe(options);
  const plain = { ...options, modules: {} };
  expect(withRoles(plain, ['doc:activated'])).toBe(plain);
});

it('[TM7.1] no character is played twice', () => {
  expect(temple.parseOptions(withRoles(options, ['doc:activated', 'doc:permanent'])).ok).toBe(false);
});
