import type { Language } from '../../languages.ts';
import { speech, type Words } from '../../words.ts';
import type { en, StoryTexts } from './en.ts';

export type StoryWords = Words<typeof en>;

/** Fetched by those who see a game end, by the television that tells it, and by those who play for the first time. */
export const loadStoryTexts: { readonly [L in Language]: () => Promise<StoryTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const storyWordsOf = (language: Language, texts: StoryTexts): StoryWords => speech(language, texts);
