import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, RollwriteTexts } from './en.ts';

export type RollwriteWords = Words<typeof en>;

/** Whoever plays Temple never fetches these words. */
export const loadRollwriteTexts: { readonly [L in Language]: () => Promise<RollwriteTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const rollwriteWordsOf = (language: Language, texts: RollwriteTexts): RollwriteWords => speech(language, texts);
