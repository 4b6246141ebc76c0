import { describe, expect, it } from 'vitest';
import { CELLS } from './cells.ts';
import { pageOf } from './page.ts';

const tally = (won: number, games: number) => ({ won, games, crashed: 0, sources: 'test' });

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
    expect(text).toContain('| Temple | 2 | expert | 80 % (49–94) | 10–35 % | +45 points |');
    expect(text).toContain('a note');
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
