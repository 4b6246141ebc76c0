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
