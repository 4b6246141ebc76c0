import { expect, it } from 'vitest';
import { absences } from './absence.ts';

const seats = (...list: readonly ('here' | 'gone' | 'bot')[]) => ({ seats: list, watching: 0 });

it('notes when somebody goes, keeps it while a bot stands in, and notes the return', () => {
  const kept = absences();
  kept.note(seats('here', 'here', 'bot'), () => 0);
  expect([0, 1, 2].map(kept.of)).toEqual([{}, {}, {}]);
  kept.note(seats('here', 'gone', 'bot'), () => 5000);
  kept.note(seats('here', 'bot', 'bot'), () => 20_000);
  expect([0, 1, 2].map(kept.of)).toEqual([{}, { goneAt: 5000 }, {}]);
  kept.note(seats('here', 'here', 'bot'), () => 31_000);
  expect(kept.of(1)).toEqual({ backAt: 31_000 });
});

it('begins anew with another game: who is back is told no more, who is still away is', () => {
  const kept = absences();
  kept.note(seats('gone', 'gone'), () => 5000);
  const before = seats('here', 'gone');
  kept.note(before, () => 9000);
  kept.forget(before);
  kept.note(seats('here', 'gone'), () => -3000);
  expect([0, 1].map(kept.of)).toEqual([{}, { goneAt: -3000 }]);
});

it('does not take who was away in the last game for whoever has their seat in the next', () => {
  const kept = absences();
  const before = seats('gone', 'here', 'here');
  kept.note(before, () => 9000);
  kept.forget(before);
  kept.note(before, () => -3000);
  kept.note(seats('here', 'here'), () => -2900);
  expect([0, 1].map(kept.of)).toEqual([{}, {}]);
});
