import { signal } from '@preact/signals';

const STORED = 'templefall.beaten';

const read = (): readonly string[] => {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(raw) ? raw.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Challenges won on this device. */
export const beaten = signal<readonly string[]>(read());

export const markBeaten = (id: string): void => {
  if (beaten.value.includes(id)) return;
  beaten.value = [...beaten.value, id];
  localStorage.setItem(STORED, JSON.stringify(beaten.value));
};
