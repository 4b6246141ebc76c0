import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, MenuTexts } from './en.ts';

export type MenuWords = Words<typeof en>;

/** A first visit fetches these words alone: all others are several times as long. They are part of the whole table too. */
export const loadMenuTexts: { readonly [L in Language]: () => Promise<MenuTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const menuWordsOf = (language: Language, texts: MenuTexts): MenuWords => speech(language, texts);
