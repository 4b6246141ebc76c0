/** The part of a store that is used here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What a store does not take, because it is full or there is none, is kept until the page closes. */
export const safeStorage = (store?: Store): Store => {
  const passing = new Map<string, string>();
  const keys = (): readonly string[] => {
    const stored = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
    return [...new Set([...stored, ...passing.keys()])];
  };
  return {
    getItem: key => passing.get(key) ?? store?.getItem(key) ?? null,
    setItem: (key, value) => {
      passing.set(key, value);
      if (!store) return;
      try {
        store.setItem(key, value);
        passing.delete(key);
      } catch {
        // Full, or made to hold nothing: `passing` has it.
      }
    },
    removeItem: key => {
      passing.delete(key);
      store?.removeItem(key);
    },
    key: index => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
};
