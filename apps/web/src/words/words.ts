import { signal } from '@preact/signals';
import { type Language, loadTexts, preferredLanguage, type Words, wordsOf } from '@templefall/texts';

/** The words of the chosen language. A signal: a change of language redraws what is on the screen, in mid-game too. */
export const words = signal<Words>(wordsOf('en', {} as Parameters<typeof wordsOf>[1]));

export const speak = async (language: Language): Promise<void> => {
  words.value = wordsOf(language, await loadTexts[language]());
  document.documentElement.lang = language;
};

export const browserLanguage = (): Language => preferredLanguage(navigator.languages);
