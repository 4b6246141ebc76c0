import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Language } from '@templefall/texts';
import { words } from './words.ts';

/** A table of words apart from the shell's: fetched when it is first needed, it follows the chosen language from then on. */
export interface Book<Words> {
  readonly words: ReadonlySignal<Words>;
  /** Resolves once the words of the chosen language are there. */
  readonly fetch: () => Promise<void>;
}

export const bookOf = <Texts, Words>(
  load: { readonly [L in Language]: () => Promise<Texts> },
  wordsOf: (language: Language, texts: Texts) => Words,
): Book<Words> => {
  const current = signal<Words>(wordsOf('en', {} as Texts));
  let fetched: Promise<void> | undefined;
  const speak = async (language: Language): Promise<void> => {
    const texts = await load[language]();
    // Another language may have been chosen while this one was on its way.
    if (words.peek().language === language) current.value = wordsOf(language, texts);
  };
  return {
    words: current,
    fetch: () => {
      fetched ??= new Promise((done, failed) => {
        effect(() => {
          speak(words.value.language).then(done, error => {
            fetched = undefined;
            failed(error);
          });
        });
      });
      return fetched;
    },
  };
};
