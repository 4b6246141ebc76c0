import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, ReplayTexts } from './en.ts';

export type ReplayWords = Words<typeof en>;

/** Only those who look back fetch these words: replays, records, the daily game. */
export const loadReplayTexts: { readonly [L in Language]: () => Promise<ReplayTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const replayWordsOf = (language: Language, texts: ReplayTexts): ReplayWords => speech(language, texts);
