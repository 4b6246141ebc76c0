import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './repository.ts';
import { bannedIn, bansIn } from './terms.ts';

const GLOSSARY = `
# Glossary
### Terms of both games
| concept | en | nl | never |
|---|---|---|---|
| gem | gem | edelsteen | en: jewel*; nl: steen, stenen |
| exit | exit | uitgang | |
### Terms of Temple
| concept | en | nl | never |
|---|---|---|---|
| fate | tempt fate | het lot tarten | en: provoke* |
`;
const bans = bansIn(GLOSSARY);
const told = (language: string, game: 'temple' | 'rollwrite', text: string | { readonly other: string }) =>
  bannedIn({ 'a.key': text }, { language, game, bans });

describe('terms', () => {
  it('are read from the last column of the glossary', () => {
    expect(bans.map(({ language, game, word }) => `${language} ${game} ${word}`)).toEqual([
      'en both jewel*',
      'nl both steen',
      'nl both stenen',
      'en temple provoke*',
    ]);
  });

  it('are broken by a word that was given up, in any form and case', () => {
    expect(told('en', 'temple', 'Jewels shine')).toEqual(['en says "jewel*" in a.key (gem)']);
    expect(told('nl', 'rollwrite', { other: 'Gooi {n} stenen' })).toEqual(['nl says "stenen" in a.key (gem)']);
    expect(told('en', 'temple', 'Provoked!')).toEqual(['en says "provoke*" in a.key (fate)']);
  });

  it('let a longer word pass, the name of a blank, another language, and another game', () => {
    expect(told('nl', 'temple', 'Dobbelstenen en edelstenen')).toEqual([]);
    expect(told('en', 'temple', '{jewel} shines')).toEqual([]);
    expect(told('de', 'temple', 'Jewels')).toEqual([]);
    expect(told('en', 'rollwrite', 'Provoke')).toEqual([]);
  });

  it('are settled for all five languages in both games', () => {
    const real = bansIn(readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8'));
    expect(new Set(real.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'nl', 'sk', 'de']));
    expect(new Set(real.map(({ game }) => game))).toEqual(new Set(['both', 'temple', 'rollwrite']));
    expect(bannedIn({ 'depot.title': 'Dépôt' }, { language: 'fr', game: 'temple', bans: real })).toHaveLength(1);
  });
});
