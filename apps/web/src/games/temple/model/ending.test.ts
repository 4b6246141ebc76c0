import { seat } from '@templefall/kernel';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { ended, lonely } from '../../../gallery/samples.ts';
import { endingText } from './ending.ts';
import { summaryOf } from './summary.ts';

const ME = { me: seat(0), names: ['Maya'] };
const WATCHER = { me: undefined, names: ['Maya'] };
const wordsIn = async (language: (typeof LANGUAGES)[number]) => wordsOf(language, await loadTexts[language]());

describe('the end of a game that somebody played alone', () => {
  it('is told to them as "you", and by their name to whoever watched', async () => {
    const words = await wordsIn('en');
    const { view } = lonely();
    const told = (hearer: typeof ME | typeof WATCHER) =>
      (['escaped', 'gaveUp', 'collapsed'] as const).map(ending => endingText(view, ending, hearer, words));
    expect(told(ME)).toEqual(['You are out', 'You gave up', 'The temple fell']);
    expect(told(WATCHER)).toEqual(['Maya is out', 'Maya gave up', 'The temple fell']);
  });

  it.each(LANGUAGES)('names them in every line, in %s', async language => {
    const words = await wordsIn(language);
    const { view, players } = lonely();
    const practised = { ...view, ended: 'escaped' as const, countdowns: [] };
    const { title, line } = summaryOf(practised, { ...WATCHER, players, fates: 0 }, words);
    expect(title).toContain('Maya');
    expect(line).toContain('Maya');
  });
});

it('the end of a game of several is told to all alike', async () => {
  const words = await wordsIn('en');
  const { view } = ended(true);
  for (const hearer of [ME, WATCHER]) expect(endingText(view, 'escaped', hearer, words)).toBe('All 4 are out');
});
