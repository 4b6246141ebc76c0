import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, RulebookTexts } from './en.ts';
import type { RollwriteRulesTexts, en as rollwriteEn } from './rollwrite/en.ts';
import type { TempleRulesTexts, en as templeEn } from './temple/en.ts';

export type RulebookWords = Words<typeof en>;
export type TempleRulesWords = Words<typeof templeEn>;
export type RollwriteRulesWords = Words<typeof rollwriteEn>;

/** What stands round a rule book, and the book itself: only readers fetch them. */
export const loadRulebookTexts: { readonly [L in Language]: () => Promise<RulebookTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const loadTempleRulesTexts: { readonly [L in Language]: () => Promise<TempleRulesTexts> } = {
  en: async () => (await import('./temple/en.ts')).en,
  fr: async () => (await import('./temple/fr.ts')).fr,
  nl: async () => (await import('./temple/nl.ts')).nl,
  sk: async () => (await import('./temple/sk.ts')).sk,
  de: async () => (await import('./temple/de.ts')).de,
};

export const rulebookWordsOf = (language: Language, texts: RulebookTexts): RulebookWords => speech(language, texts);

export const templeRulesWordsOf = (language: Language, texts: TempleRulesTexts): TempleRulesWords =>
  speech(language, texts);

export const loadRollwriteRulesTexts: { readonly [L in Language]: () => Promise<RollwriteRulesTexts> } = {
  en: async () => (await import('./rollwrite/en.ts')).en,
  fr: async () => (await import('./rollwrite/fr.ts')).fr,
  nl: async () => (await import('./rollwrite/nl.ts')).nl,
  sk: async () => (await import('./rollwrite/sk.ts')).sk,
  de: async () => (await import('./rollwrite/de.ts')).de,
};

export const rollwriteRulesWordsOf = (language: Language, texts: RollwriteRulesTexts): RollwriteRulesWords =>
  speech(language, texts);
