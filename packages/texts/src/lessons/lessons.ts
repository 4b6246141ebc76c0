import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, LessonsTexts } from './en.ts';

export type LessonsWords = Words<typeof en>;

/** Only those who take a lesson fetch these words. */
export const loadLessonsTexts: { readonly [L in Language]: () => Promise<LessonsTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const lessonsWordsOf = (language: Language, texts: LessonsTexts): LessonsWords => speech(language, texts);
