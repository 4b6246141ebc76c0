import {
  type Key,
  type Language,
  loadSoundtrackTexts,
  loadStoryTexts,
  loadTexts,
  type StoryWords,
  storyWordsOf,
  type Texts,
  type Words,
  wordsOf,
} from '@templefall/texts';

const TEXTS: Texts = await loadTexts.en();

/** What the page says, looked up by key: a better wording breaks no test. */
export const { say }: Words = wordsOf('en', TEXTS);
/** What the narrator says, and shows. */
export const spoken = await loadSoundtrackTexts.en();
/** The story of a game: hints, the narrator of the television, the end. */
export const story: StoryWords = storyWordsOf('en', await loadStoryTexts.en());
export const german: Words = wordsOf('de', await loadTexts.de());
export const wordsIn = async (language: Language): Promise<Words> => wordsOf(language, await loadTexts[language]());

/** Matches an English text. Blanks without a value match anything, and so does what follows. */
export const begins = (key: Key, values: Values = {}, more = ''): RegExp =>
  new RegExp(`^${source(key, values)}${more}`);

/** The same anywhere in what is read. */
export const contains = (key: Key, values: Values = {}, more = ''): RegExp =>
  new RegExp(`${source(key, values)}${more}`);

/** Matches an action that is ready to be taken. */
export const ready = (key: Key, values: Values = {}): RegExp =>
  begins(key, values, `.*${source('act.readyFree', { action: '' })}`);

export type Values = { readonly [name: string]: string | number };

export const source = (key: Key, values: Values = {}): string => {
  const text = TEXTS[key];
  const forms = typeof text === 'string' ? [text] : Object.values(text);
  return `(?:${forms.map(form => form.replaceAll(/\{(\w+)\}|([.*+?^${}()|[\]\\])/g, (_, name, sign) => (sign ? `\\${sign}` : filled(values[name])))).join('|')})`;
};

const filled = (value: string | number | undefined): string =>
  value === undefined ? '.*' : String(value).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a die of one's own that lies still and shows something. */
export const dieShows = (n: number): RegExp =>
  new RegExp(`^${source('dice.dieSays', { n, face: '' })}(?!${source('dice.blank')}|${source('dice.rolling')})`);

/** Matches names of dice of which one shows nothing or still rolls. */
export const unsettled = ({ say: tell }: Pick<Words, 'say'>): RegExp =>
  new RegExp([tell('dice.blank'), tell('dice.rolling')].join('|'));
