import { signal } from '@preact/signals';
import type { Tip } from './tips.ts';

const KEPT = 'templefall.rollwrite.tips';

/** The tips that were given, or could have been and are not wanted. */
export const givenTips = signal<readonly string[]>((localStorage.getItem(KEPT) ?? '').split(' '));

export const give = (...tips: readonly Tip[]): void => {
  givenTips.value = [...new Set([...givenTips.peek(), ...tips])];
  localStorage.setItem(KEPT, givenTips.peek().join(' '));
};
