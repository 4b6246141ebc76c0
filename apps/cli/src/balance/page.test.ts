import { describe, expect, it } from 'vitest';
import { CELLS } from './cells.ts';
import { pageOf } from './page.ts';

const tally = (won: number, games: number) => ({ won, games, crashed: 0, seconds: 1, sources: 'test' });

describe('the page of balance', () => {
  it('has a cell for every table it speaks of, each with a name and seed of its own', () => {
    expect(new Set(CELLS.map(({ id }) => id)).size).toBe(CELLS.length);
    expect(CELLS.filter(({ part }) => part === 'temple')).toHaveLength(5 * 3 * 3);
    expect(CELLS.filter(({ part }) => part === 'challenges')).toHaveLength(26 * 5 * 2);
    expect(CELLS.filter(({ game }) => game === 'rollwrite')).toHaveLength(4 * 3 * 3 * 3);
  });

  it('tells shares with their intervals, and by how much an aim is missed', () => {
    const { text } = pageOf(new Map([['temple/2/expert/steady', tally(8, 10)]]), 'a note');
    expect(text).toContain('| 2 | expert | – | 80 % (49–94) | – | 0 / 10 / 0 |');
    expect(text).toContain('| Temple | 2 | expert | 80 % (49–94) | 10–35 % | +45 points | seven gems,');
    expect(text).toContain('a note');
  });

  it('tells which challenges experts won late or never', () => {
    const { text } = pageOf(
      new Map([
        ['challenge/6d/2/expert', tally(0, 500)],
        ['challenge/6d/3/expert', tally(2, 100)],
        ['challenge/6d/4/expert', tally(9, 40)],
      ]),
      '',
    );
    expect(text).toContain(
      'Won only in a longer run: 6d with 3 (2 of 100). Not won once: 6d with 2 (0 of 500), at most 1 %.',
    );
    expect(text).toContain('| 6d | –<br>0 of 500 | –<br>2 of 100 | –<br>9 of 40 | –<br>– | –<br>– |');
  });

  it('computes whether challenges rise in difficulty', () => {
    const steady = CELLS.filter(({ part, bots }) => part === 'challenges' && bots === 'steady');
    const won = (row: string): number => (row === 'ultimate' ? 0 : 10 - Number(row[0]));
    const { text } = pageOf(new Map(steady.map(cell => [cell.id, tally(won(cell.row), 10)])), '');
    expect(text).toContain('all numbers of players together: **1.00**');
  });

  it('draws a dot and a whisker for every share, with paper for both themes', () => {
    const { pictures } = pageOf(new Map([['rollwrite/base/2/hard/expert', tally(3, 10)]]), '');
    const picture = pictures['rollwrite.svg'] ?? '';
    // Three dots are the legend.
    expect(picture.match(/<circle/g)).toHaveLength(4);
    expect(picture.match(/<line class="s2"/g)).toHaveLength(1);
    expect(picture).toContain('prefers-color-scheme:dark');
  });
});
