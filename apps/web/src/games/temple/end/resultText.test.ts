import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { ended } from '../../../gallery/samples.ts';
import { summaryOf } from '../model/summary.ts';
import { resultText } from './resultText.ts';

const NAMES = ['Maya', 'Jonas', 'Inès', 'Teo'];
const told = async (language: (typeof LANGUAGES)[number], won: boolean): Promise<string> => {
  const words = wordsOf(language, await loadTexts[language]());
  const { view, players } = ended(won);
  return resultText(
    summaryOf(view, { me: undefined, players, names: NAMES, fates: 1 }, words),
    view.countdowns.at(-1)?.ends,
    words,
  );
};

describe('what is shared of a game', () => {
  it.each(LANGUAGES)('names those who came out, and the time that was left, in %s', async language => {
    const text = await told(language, true);
    for (const name of NAMES) expect(text).toContain(name);
    expect(text).toContain('0:26');
    expect(text).toMatch(/^Templefall: .*\.$/);
  });

  it('names those who did not', async () => {
    expect(await told('en', false)).toBe('Templefall: The temple fell. Teo did not make it.');
  });
});
