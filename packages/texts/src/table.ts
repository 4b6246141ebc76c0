import type { en } from './en.ts';
import type { TextsOf } from './text.ts';

/** English is the table every other one must match, key by key. */
export type Key = keyof typeof en;
export type Texts = TextsOf<typeof en>;

/** The `{names}` a text wants filled in. */
type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type NamesOf<T> = T extends string ? Names<T> : T extends { readonly other: infer Other } ? Names<Other> | 'n' : never;

export type Value = string | number;
export type Values<T> = { readonly [Name in NamesOf<T>]: Name extends 'n' ? number : Value };
/** Texts without names need no values. */
export type Filling<T> = keyof Values<T> extends never ? [] : [values: Values<T>];
