import { signal } from '@preact/signals';
import {
  type Language,
  loadMenuTexts,
  type MenuTexts,
  type MenuWords,
  menuWordsOf,
  preferredLanguage,
} from '@templefall/texts';

/**
 * The words of the main menu in the chosen language, which all others follow. Whatever may be shown before those have come
 * (`Loading`, `ErrorCard`) says nothing else; the build refuses a first page that does (`tools/chunks.ts`).
 */
export const menuWords = signal<MenuWords>(menuWordsOf('en', {} as MenuTexts));

export const speak = async (language: Language): Promise<void> => {
  menuWords.value = menuWordsOf(language, await loadMenuTexts[language]());
  document.documentElement.lang = language;
};

export const browserLanguage = (): Language => preferredLanguage(navigator.languages);
