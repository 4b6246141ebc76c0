import { signal } from '@preact/signals';
import { HINTS, type Hint } from '../model/coaching.ts';

const KEPT = 'templefall.hints';

const read = (): ReadonlySet<Hint> => {
  const kept = (localStorage.getItem(KEPT) ?? '').split(' ');
  return new Set(HINTS.filter(hint => kept.includes(hint)));
};

/** Hints this device has given. */
export const givenHints = signal<ReadonlySet<Hint>>(read());

const keep = (hints: ReadonlySet<Hint>): void => {
  givenHints.value = hints;
  localStorage.setItem(KEPT, [...hints].join(' '));
};
export const noteHint = (hint: Hint): void => keep(new Set([...givenHints.peek(), hint]));
/** No others, in no game on this device. */
export const stopHints = (): void => keep(new Set(HINTS));
