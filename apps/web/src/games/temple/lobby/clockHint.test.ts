import { CLOCKS } from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { expect, it } from 'vitest';
import { clockHint } from './clockHint.ts';

it.each(LANGUAGES)('every clock tells in %s when doors slam and when the temple falls', async language => {
  const words = wordsOf(language, await loadTexts[language]());
  const times = CLOCKS.map(clock => clockHint(clock, words).match(/\d+:\d\d/g));
  expect(times).toEqual([['3:30', '7:00', '10:00'], ['3:20', '6:40', '10:00'], null]);
});
