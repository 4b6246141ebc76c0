import { computed, type ReadonlySignal, useComputed } from '@preact/signals';
import { useMemo } from 'preact/hooks';

/**
 * A computed value whose parts stay the very same objects as long as they are equal: whoever draws one of them is not
 * told of changes elsewhere.
 */
export const useShared = <T>(compute: () => T): ReadonlySignal<T> => {
  const keep = useMemo(keeper<T>, []);
  return useComputed(() => keep(compute()));
};

/** The same outside of a component. */
export const shared = <T>(compute: () => T): ReadonlySignal<T> => {
  const keep = keeper<T>();
  return computed(() => keep(compute()));
};

const keeper = <T>(): ((next: T) => T) => {
  let last: { readonly value: T } | undefined;
  return next => {
    const value = last ? shareStructure(last.value, next) : next;
    last = { value };
    return value;
  };
};

/** What `is` says, made of the parts of `was` wherever they say the same. Plain data only. */
export const shareStructure = <T>(was: T, is: T): T => {
  if (Object.is(was, is) || !isComposite(was) || !isComposite(is)) return Object.is(was, is) ? was : is;
  if (Array.isArray(was) !== Array.isArray(is)) return is;
  const keys = Object.keys(is);
  let isSame = keys.length === Object.keys(was).length;
  const parts = keys.map(key => {
    const part = shareStructure(was[key], is[key]);
    if (part !== was[key] || !(key in was)) isSame = false;
    return part;
  });
  if (isSame) return was;
  return (Array.isArray(is) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
};

const isComposite = (value: unknown): value is { readonly [key: string]: unknown } =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
