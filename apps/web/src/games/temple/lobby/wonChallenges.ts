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
export const wonChallenges = signal<readonly string[]>(read());

export const markWon = (id: string): void => {
  if (wonChallenges.value.includes(id)) return;
  wonChallenges.value = [...wonChallenges.value, id];
  localStorage.setItem(STORED, JSON.stringify(wonChallenges.value));
};
