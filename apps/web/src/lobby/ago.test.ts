import { loadTexts, wordsOf } from '@templefall/texts';
import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const english = wordsOf('en', await loadTexts.en());
const MINUTE = 60_000;

it('is said as people say it, in the largest unit that has passed', () => {
  const now = 1e12;
  const said = (span: number) => ago(now - span, now, english);
  expect([59_999, MINUTE, 59 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE, 50 * 60 * MINUTE].map(said)).toEqual([
    english.say('tables.now'),
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    'yesterday',
    '2 days ago',
  ]);
  // The clocks of the server and of this device need not agree.
  expect(said(-MINUTE)).toBe(english.say('tables.now'));
});
