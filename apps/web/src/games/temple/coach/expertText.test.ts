import { LANGUAGES, loadTempleCoachTexts, templeCoachWordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { PARAGRAPH_OF_COMMAND } from '../rulebook/paragraphOf.ts';
import { expertText } from './expertText.ts';

describe('what the expert would do', () => {
  it.each(LANGUAGES)('has a sentence with its reason for every command in %s', async language => {
    const words = templeCoachWordsOf(language, await loadTempleCoachTexts[language]());
    for (const type of [...Object.keys(PARAGRAPH_OF_COMMAND), 'home', 'idle'])
      expect(expertText(words, type), type).toMatch(/:.+/u);
    expect(expertText(words, 'passTrial')).toBe(words.say('expert.quest'));
  });
});
