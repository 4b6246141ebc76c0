/** The part of a store that is used here. */
const passing = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>();
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  };
};

/** A browser that lets no page keep anything (all cookies forbidden) throws at the mere mention of a store. */
const isForbidden = (name: 'localStorage' | 'sessionStorage'): boolean => {
  try {
    return window[name] === null;
  } catch {
    return true;
  }
};

// There everything is kept until the page closes, and nobody else need know.
for (const name of ['localStorage', 'sessionStorage'] as const)
  if (isForbidden(name)) Object.defineProperty(window, name, { value: passing() });
