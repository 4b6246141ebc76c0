import type { Texts } from './table.ts';

export const LANGUAGES = ['en', 'fr', 'nl', 'sk', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [L in Language]: string } = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  sk: 'Slovenčina',
  de: 'Deutsch',
};

/** A language is fetched when it is chosen, never before. */
export const loadTexts: { readonly [L in Language]: () => Promise<Texts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

/** The first of the wished languages that we speak; English if there is none. */
export const preferredLanguage = (wishes: readonly string[]): Language => {
  for (const wish of wishes) {
    const found = LANGUAGES.find(language => wish.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
};
