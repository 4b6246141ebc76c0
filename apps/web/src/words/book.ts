import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '@templefall/texts';
import { menuWords } from './menuWords.ts';

/** A table of words apart from the main menu's, fetched when it is first needed. */
export interface Book<Words> {
  /** A signal: a change of language redraws what is on the screen. */
  readonly words: ReadonlySignal<Words>;
  /** Resolves once the words of the current language are there; from then on they follow it. */
  readonly load: () => Promise<void>;
}

export const bookOf = <Texts, Words>(
  texts: { readonly [L in Language]: () => Promise<Texts> },
  wordsOf: (language: Language, texts: Texts) => Words,
): Book<Words> => {
  const current = signal<Words>(wordsOf('en', {} as Texts));
  let loading: { readonly language: Language; readonly done: Promise<void> } | undefined;
  let isFollowing = false;

  const load = (language: Language): Promise<void> => {
    if (loading?.language === language) return loading.done;
    const done = texts[language]().then(
      loaded => {
        // Another language may have been chosen while this one was on its way.
        if (loading?.language === language) current.value = wordsOf(language, loaded);
      },
      error => {
        loading = undefined;
        throw error;
      },
    );
    loading = { language, done };
    return done;
  };

  return {
    words: current,
    load: () => {
      if (!isFollowing) {
        isFollowing = true;
        // What cannot be fetched now stays in the words that are there.
        effect(() => void load(menuWords.value.language).catch(() => undefined));
      }
      return load(menuWords.peek().language);
    },
  };
};
