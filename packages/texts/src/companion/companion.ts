import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { CompanionTexts, en } from './en.ts';

export type CompanionWords = Words<typeof en>;

/** Only those with the real box on the table fetch these words. */
export const loadCompanionTexts: { readonly [L in Language]: () => Promise<CompanionTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const companionWordsOf = (language: Language, texts: CompanionTexts): CompanionWords => speech(language, texts);
