import { expect, it } from 'vitest';
import { temple } from '../../temple.ts';
import { withRoles } from './roles.ts';

const PLAYED = { characters: true };

const options = { level: 'normal', pace: 'standard', clock: 'standard', players: 3, modules: { characters: true } };

it('[TM7.1] who picked a character plays it, for the others luck decides', () => {
  const picked = withRoles(options, ['doc:activated', undefined, 'priest:permanent'], PLAYED);
  expect(picked.modules.characters).toEqual([
    { character: 'doc', ability: 'activated' },
    null,
    { character: 'priest', ability: 'permanent' },
  ]);
  expect(temple.parseOptions(picked).ok).toBe(true);
});

it('[TM7.1] nothing is picked where nobody picked, and where no characters are played', () => {
  expect(withRoles(options, [undefined, undefined], PLAYED)).toBe(options);
  const plain = { ...options, modules: {} };
  expect(withRoles(plain, ['doc:activated'], {})).toBe(plain);
});

it('[TM7.1] no character is played twice', () => {
  expect(temple.parseOptions(withRoles(options, ['doc:activated', 'doc:permanent'], PLAYED)).ok).toBe(false);
});

it('[TM7.1] [TC1] where a challenge brings the characters they are picked all the same', () => {
  const challenge = { ...options, modules: { challenge: '1d' } };
  const parsed = temple.parseOptions(challenge);
  if (!parsed.ok) throw new Error(parsed.error[0]?.code);
  const picked = temple.parseOptions(withRoles(challenge, ['doc:activated'], parsed.value.modules));
  expect(picked.ok && picked.value.modules).toEqual({
    ...parsed.value.modules,
    characters: [{ character: 'doc', ability: 'activated' }],
  });
});
