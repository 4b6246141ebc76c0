import type { Millis } from '@templefall/kit';
import type { Language } from './languages.ts';
import type { Filling, Key, Texts, Value } from './table.ts';

/** Everything a screen can say in one language. */
export interface Words {
  readonly language: Language;
  readonly say: <K extends Key>(key: K, ...filling: Filling<K>) => string;
  /** For ids that come from content: undefined if there is no such text. */
  readonly find: (key: string, values?: { readonly [name: string]: Value }) => string | undefined;
  readonly number: (value: number) => string;
  /** Names in a row: "Maya, Jonas and Inès". */
  readonly list: (items: readonly string[]) => string;
}

export const wordsOf = (language: Language, texts: Texts): Words => {
  const plural = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  const names = new Intl.ListFormat(language, { type: 'conjunction' });
  const table: { readonly [key: string]: Texts[Key] } = texts;

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
  };
};

/** Time as players read a clock, in every language: 4:48. A clock that runs down shows each second to its end. */
export const clockTime = (time: Millis): string => {
  const seconds = Math.max(0, Math.ceil(time / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
