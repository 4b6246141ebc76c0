import type { Millis } from '@templefall/kit';
import type { en } from './en.ts';
import type { Language } from './languages.ts';
import type { Filling, Text, Texts, Value } from './table.ts';

/** Everything a screen can say in one language, from the texts of one table. */
export interface Words<Model = typeof en> {
  readonly language: Language;
  readonly say: <K extends keyof Model & string>(key: K, ...filling: Filling<Model[K]>) => string;
  /** For ids that come from content: undefined if there is no such text. */
  readonly find: (key: string, values?: { readonly [name: string]: Value }) => string | undefined;
  readonly number: (value: number) => string;
  /** Names in a row: "Maya, Jonas and Inès". */
  readonly list: (items: readonly string[]) => string;
  /** Things to choose from: "key, torch, or gold mask". */
  readonly either: (items: readonly string[]) => string;
}

export const wordsOf = (language: Language, texts: Texts): Words => speech(language, texts);

/** The words of any table: its texts, found by key and filled in. */
export const speech = <Model>(language: Language, texts: { readonly [K in keyof Model]: Text }): Words<Model> => {
  const plural = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  const names = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const table: { readonly [key: string]: Text } = texts;

  const find = (key: string, values: { readonly [name: string]: Value } = {}): string | undefined => {
    const text = table[key];
    if (text === undefined) return undefined;
    const form = typeof text === 'string' ? text : (text[plural.select(Number(values.n))] ?? text.other);
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? digits.format(value) : value;
    });
  };

  return {
    language,
    say: (key, ...filling) => find(key, filling[0]) ?? key,
    find,
    number: value => digits.format(value),
    list: items => names.format(items),
    either: items => choices.format(items),
  };
};

/** Time as players read a clock, in every language: 4:48. A clock that runs down shows each second to its end. */
export const clockTime = (time: Millis): string => {
  const seconds = Math.max(0, Math.ceil(time / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
