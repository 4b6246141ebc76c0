import { OPTION_PROBLEMS } from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal.ts';

describe.each(LANGUAGES)('a refusal in %s', language => {
  it('[TX2] tells what is wrong with options, for everything that can be', async () => {
    const words = wordsOf(language, await loadTexts[language]());
    const told = OPTION_PROBLEMS.map(problem => refusalText(words, { code: 'badOptions', because: { problem } }));
    expect(new Set(told).size).toBe(OPTION_PROBLEMS.length);
    expect(told).not.toContain(words.say('refused.badOptions'));
  });

  it('says at least that it is not possible when it has no words for the reason', async () => {
    const words = wordsOf(language, await loadTexts[language]());
    const because = { problem: 'of nobody' };
    expect(refusalText(words, { code: 'badOptions', because })).toBe(words.say('refused.badOptions'));
    expect(refusalText(words, { code: 'ofNobody' })).toBe(words.say('refused.other'));
    expect(refusalText(words, { code: 'tooSoon' })).toBe(words.say('refused.tooSoon'));
  });
});
