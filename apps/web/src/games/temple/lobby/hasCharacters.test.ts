import { expect, it } from 'vitest';
import { hasCharacters } from './hasCharacters.ts';

it('characters are picked where the table wants them, and where its challenge brings them', () => {
  expect(hasCharacters({ modules: { characters: true } })).toBe(true);
  expect(hasCharacters({ modules: { challenge: '1d' } })).toBe(true);
  expect(hasCharacters({ modules: { challenge: '2a' } })).toBe(false);
  expect(hasCharacters({ modules: {} })).toBe(false);
});
