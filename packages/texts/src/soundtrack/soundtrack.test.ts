import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { en } from './en.ts';
import { loadSoundtrackTexts } from './soundtrack.ts';

describe.each(LANGUAGES)('the narrator in %s', language => {
  test('[TT8] has words for every line, in order', async () => {
    const texts = await loadSoundtrackTexts[language]();
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const text of Object.values(texts)) expect(text.trim()).toBe(text);
  });

  test('tells the rules in about two minutes, no picture for longer than nine seconds', async () => {
    const texts = await loadSoundtrackTexts[language]();
    // A calm voice says about fourteen characters a second.
    const seconds = Object.entries(texts)
      .filter(([key]) => key.startsWith('talk.'))
      .map(([, text]) => text.length / 14);
    expect(Math.max(...seconds)).toBeLessThan(9);
    const sum = seconds.reduce((total, value) => total + value, 0);
    expect(sum).toBeGreaterThan(75);
    expect(sum).toBeLessThan(125);
  });

  test('calls out in a breath: the cry and the gongs take less than five seconds', async () => {
    const texts = await loadSoundtrackTexts[language]();
    for (const line of ['cry', 'gong1', 'gong2', 'gong3', 'slam', 'collapse'] as const)
      expect(texts[`spoken.${line}`].length / 14).toBeLessThan(5);
  });
});
