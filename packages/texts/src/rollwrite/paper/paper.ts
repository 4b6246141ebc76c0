import type { Language } from '../../languages.ts';
import { speech, type Words } from '../../words.ts';
import type { en, PaperTexts } from './en.ts';

export type PaperWords = Words<typeof en>;

/** Only those who print, or roll for sheets of paper, fetch these words. */
export const loadPaperTexts: { readonly [L in Language]: () => Promise<PaperTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const paperWordsOf = (language: Language, texts: PaperTexts): PaperWords => speech(language, texts);
