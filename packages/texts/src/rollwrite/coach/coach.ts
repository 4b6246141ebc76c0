import type { Language } from '../../languages.ts';
import { speech, type Words } from '../../words.ts';
import type { CoachTexts, en } from './en.ts';

export type CoachWords = Words<typeof en>;

/** Only those who still want tips fetch these words. */
export const loadCoachTexts: { readonly [L in Language]: () => Promise<CoachTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const coachWordsOf = (language: Language, texts: CoachTexts): CoachWords => speech(language, texts);
