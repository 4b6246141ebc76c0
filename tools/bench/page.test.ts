import { describe, expect, it } from 'vitest';
import { chartsOf, printPage } from './page.ts';
import { suites } from './suites.ts';
import { isReached, type Report, summaryOf } from './summary.ts';

const report = (value: number): Report => ({
  rates: [{ name: 'ours', movesPerSecond: 1000 * value }],
  figures: [{ name: 'a ratio', value, unit: 'times', limit: { below: 3 } }],
});

describe('figures over several repeats', () => {
  it('are the median, with the least and the most', () => {
    const [rate, ratio] = summaryOf([report(9), report(1), report(2)]);
    expect(rate).toMatchObject({ name: 'ours', value: 2000, least: 1000, most: 9000, unit: 'moves/s', repeats: 3 });
    expect(ratio && [ratio.value, isReached(ratio)]).toEqual([2, true]);
    expect(summaryOf([report(2), report(5)]).map(isReached)).toEqual([true, false]);
  });

  it('a figure that one run lacks is taken from the others', () => {
    expect(summaryOf([report(2), { rates: [], figures: [] }]).map(({ repeats }) => repeats)).toEqual([1, 1]);
  });
});

describe('the page', () => {
  const [suite] = suites();
  if (!suite) throw new Error('no suites');
  const summaries = summaryOf([report(4)]);
  const page = printPage([{ suite, summaries }], {
    date: '2026-01-02',
    machine: 'a box',
    versions: { ws: '8.0.0' },
    repeats: 5,
  });

  it('says what was measured, where, when, beside what, and whether it is enough', () => {
    for (const part of ['2026-01-02', 'a box', 'ws 8.0.0', '5 repeats', '## Engine', suite.about])
      expect(page).toContain(part);
    expect(page).toContain('| a ratio | 4 times | 4 to 4 | ✗ below 3 |');
  });

  it('has a chart only where figures can stand beside each other', () => {
    expect(chartsOf('engine', summaries)).toEqual([]);
    const [chart, ...more] = chartsOf(
      'engine',
      summaryOf([
        {
          rates: [],
          figures: [
            { name: 'a < b', value: 1, unit: 'ms' },
            { name: 'c', value: 2, unit: 'ms' },
          ],
        },
      ]),
    );
    expect(more).toEqual([]);
    expect(chart?.file).toBe('engine-ms.svg');
    expect(chart?.svg).toContain('a &lt; b');
  });
});
