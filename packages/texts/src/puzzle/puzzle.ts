import type { Language } from '../languages.ts';
import { speech, type Words } from '../words.ts';
import type { en, PuzzleTexts } from './en.ts';

export type PuzzleWords = Words<typeof en>;

/** Only those who open the puzzle of the day fetch these words. */
export const loadPuzzleTexts: { readonly [L in Language]: () => Promise<PuzzleTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  sk: async () => (await import('./sk.ts')).sk,
  de: async () => (await import('./de.ts')).de,
};

export const puzzleWordsOf = (language: Language, texts: PuzzleTexts): PuzzleWords => speech(language, texts);
