import type { Millis } from '@templefall/kit';
import type { en } from './en.ts';
import type { Language } from './languages.ts';
import type { Filling, Texts, Value } from './table.ts';
import type { Text } from './text.ts';

/** Everything a screen can say in one language, from the texts of one table. */
export interface Words<Model = typeof en> {
  readonly language: Language;
  readonly say: <K extends keyof Model & string>(key: K, ...filling: Filling<Model[K]>) => string;
  /** For ids that come from content: undefined if there is no such text. */
  readonly find: (key: string, values?: { readonly [name: string]: Value }) => string | undefined;
  readonly number: (value: number) => string;
  /** Names in a row: "Maya, Jonas and Inès". */
  readonly list: (items: readonly string[]) => string;
  /** Things to choose from: "key, torch or gold mask". */
  readonly either: (items: readonly string[]) => string;
}

export const wordsOf = (language: Language, texts: Texts): Words => speech(language, texts);

/** The words of any table: its texts, found by key and filled in. */
export const speech = <Model>(language: Language, texts: { readonly [K in keyof Model]: Text }): Words<Model> => {
  const plural = once(() => new Intl.PluralRules(language));
  const digits = once(() => new Intl.NumberFormat(language));
  const names = once(() => new Intl.ListFormat(LIST_STYLE[language], { type: 'conjunction' }));
  const choices = once(() => new Intl.ListFormat(LIST_STYLE[language], { type: 'disjunction' }));
  const table: { readonly [key: string]: Text } = texts;

  // Below a thousand all five languages write the same digits.
  const number = (value: number): string =>
    Number.isInteger(value) && Math.abs(value) < 1000 ? String(value) : digits().format(value);

  const find = (key: string, values: { readonly [name: string]: Value } = {}): string | undefined => {
    const text = table[key];
    if (text === undefined) return undefined;
    const form = typeof text === 'string' ? text : (text[plural().select(Number(values.n))] ?? text.other);
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? number(value) : value;
    });
  };

  return {
    language,
    say: (key, ...filling) => find(key, filling[0]) ?? key,
    find,
    number,
    list: items => (items.length > 1 ? names().format(items) : (items[0] ?? '')),
    either: items => (items.length > 1 ? choices().format(items) : (items[0] ?? '')),
  };
};

/** The English texts are British: no comma before the last "and". */
const LIST_STYLE: { readonly [L in Language]: string } = { en: 'en-GB', fr: 'fr', nl: 'nl', sk: 'sk', de: 'de' };

/** Made when first asked for: a first page has neither numbers nor lists, and these are slow to make. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Time as players read a clock, in every language: 4:48. A clock that runs down shows each second to its end. */
export const clockTime = (time: Millis): string => {
  const seconds = Math.max(0, Math.ceil(time / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
