import { describe, expect, it } from 'vitest';
import { hasAll, marked, wordsSought } from './search.ts';

describe('a search in the rules', () => {
  it('finds words with and without their accents, large and small', () => {
    const text = 'Každá zlatá maska oslobodí jednu čiernu kocku.';
    for (const query of ['čiernu', 'ciernu', 'ČIERNU', 'oslobodi', 'zlata maska', 'kocku každá'])
      expect(hasAll(text, wordsSought(query)), query).toBe(true);
    expect(hasAll(text, wordsSought('čiernu fakľa'))).toBe(false);
  });

  it('takes letters that are written as two', () => {
    expect(hasAll('La salle au cœur de pierre', wordsSought('coeur'))).toBe(true);
    expect(hasAll('Fuß', wordsSought('fuss'))).toBe(true);
    expect(hasAll('l’aide', wordsSought("l'aide"))).toBe(true);
  });

  it('marks what was found, letter by letter, and leaves the text as it is', () => {
    const pieces = marked('Čierna maska, čierna kocka', wordsSought('cierna'));
    expect(pieces.map(({ text }) => text).join('')).toBe('Čierna maska, čierna kocka');
    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Čierna', 'čierna']);
  });

  it('finds everything, and marks nothing, while nothing is asked', () => {
    expect(wordsSought('  ')).toEqual([]);
    expect(hasAll('maska', [])).toBe(true);
    expect(marked('maska', [])).toEqual([{ text: 'maska', isHit: false }]);
  });
});
