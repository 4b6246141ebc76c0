/** A list of those who want to be told. */
export const listeners = <T>() => {
  const all = new Set<(told: T) => void>();
  return {
    tell: (told: T): void => {
      for (const listener of all) listener(told);
    },
    add: (listener: (told: T) => void): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
};
