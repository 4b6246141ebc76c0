import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, TempleCoachTexts } from './en.ts';

export type TempleCoachWords = Words<typeof en>;

/** Only those who ask the coach fetch these words. */
export const loadTempleCoachTexts: { readonly [L in Language]: () => Promise<TempleCoachTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const templeCoachWordsOf = (language: Language, texts: TempleCoachTexts): TempleCoachWords =>
  speech(language, texts);
