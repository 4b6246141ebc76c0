import { type Store, safeStorage } from './safeStorage.ts';

/** A browser that lets no page keep anything (all cookies forbidden) throws at the mere mention of a store. */
const storeOf = (name: 'localStorage' | 'sessionStorage'): Store | undefined => {
  try {
    return window[name] ?? undefined;
  } catch {
    return undefined;
  }
};

// Nobody else need know what a browser refuses to keep.
for (const name of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(window, name, { configurable: true, value: safeStorage(storeOf(name)) });
