import type { Text } from './text.ts';

/** For translators: where a text stands, and how many characters it may have with its blanks as written. */
export interface Place {
  readonly where: string;
  readonly most: number;
}

/** Texts that stand in the same place share a note: `room.exit.rule` belongs to `room.rule`, `room.exit` to `room`. */
type Head<K extends string> = K extends `${infer First}.${string}` ? First : K;
type Group<K extends string> = K extends `${string}.rule`
  ? `${Head<K>}.rule`
  : K extends `${string}.sub`
    ? `${Head<K>}.sub`
    : Head<K>;

type BlanksOf<T> = T extends string
  ? T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | BlanksOf<Rest>
    : never
  : BlanksOf<T[keyof T]>;

/** A note for every group and every blank of a table, and for single keys what differs from their group. */
export interface Notes<Model> {
  readonly groups: { readonly [G in Group<keyof Model & string>]: Place };
  readonly blanks: { readonly [Name in BlanksOf<Model[keyof Model]>]: string };
  readonly own: { readonly [K in keyof Model]?: Partial<Place> };
}

export interface Note extends Place {
  readonly fills: readonly string[];
}

export const noteOf = <Model extends { readonly [key: string]: Text }>(
  key: keyof Model & string,
  text: Text,
  { groups, blanks, own }: Notes<Model>,
): Note => {
  const group = groupOf(key) as keyof typeof groups;
  const forms = typeof text === 'string' ? text : Object.values(text).join(' ');
  const names = new Set([...forms.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof typeof blanks));
  return { ...groups[group], ...own[key], fills: [...names].map(name => `{${String(name)}}: ${blanks[name]}`) };
};

const groupOf = (key: string): string => {
  const parts = key.split('.');
  const last = parts.at(-1);
  return parts.length > 1 && (last === 'rule' || last === 'sub') ? `${parts[0]}.${last}` : (parts[0] ?? key);
};
