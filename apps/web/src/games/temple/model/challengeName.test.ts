import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { expect, it } from 'vitest';
import { challengeName } from './challengeName.ts';

it.each(LANGUAGES)('no player reads the id of the ultimate challenge in %s', async language => {
  const words = wordsOf(language, await loadTexts[language]());
  expect(challengeName(words, '3b')).toContain('3b');
  expect(challengeName(words, 'ultimate')).toBe(words.say('table.ultimateChallenge'));
  expect(words.say('end.beaten', { challenge: challengeName(words, 'ultimate') })).not.toMatch(
    /\bultimate\b(?! challenge)/,
  );
});
