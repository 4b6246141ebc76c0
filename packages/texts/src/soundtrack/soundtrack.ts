import type { Language } from '../languages.ts';
import type { SoundtrackTexts } from './en.ts';

/** The narrator's words come with the soundtrack, after the first picture, and so in files of their own. */
export const loadSoundtrackTexts: { readonly [L in Language]: () => Promise<SoundtrackTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};
