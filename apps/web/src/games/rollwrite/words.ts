import { effect, signal } from '@preact/signals';
import { type Language, loadRollwriteTexts, type RollwriteWords, rollwriteWordsOf } from '@templefall/texts';
import { words } from '../../words/words.ts';

/** The words of Roll & Write in the chosen language; a change of language redraws what is on the screen. */
export const gameWords = signal<RollwriteWords>(rollwriteWordsOf('en', {} as Parameters<typeof rollwriteWordsOf>[1]));

let loading: { readonly language: Language; readonly done: Promise<void> } | undefined;

const load = (language: Language): Promise<void> => {
  if (loading?.language === language) return loading.done;
  const done = loadRollwriteTexts[language]().then(texts => {
    if (loading?.language === language) gameWords.value = rollwriteWordsOf(language, texts);
  });
  loading = { language, done };
  return done;
};

let isFollowing = false;

/** Resolves once the words of the current language are there; from then on they follow it. */
export const loadGameWords = (): Promise<void> => {
  if (!isFollowing) {
    isFollowing = true;
    effect(() => void load(words.value.language));
  }
  return load(words.peek().language);
};
