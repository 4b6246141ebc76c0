import { describe, expect, it } from 'vitest';
import { boardgameIo } from './boardgameIo.ts';
import { BOT_CELLS, playing } from './botCells.ts';
import { isReached } from './figure.ts';
import { median, sideBySide } from './measure.ts';
import { recorded, replaying } from './recording.ts';

describe('sideBySide', () => {
  it('lets the contenders take turns and counts their moves', () => {
    const order: string[] = [];
    const contender = (name: string, moves: number) => ({
      name,
      run: () => {
        order.push(name);
        return moves;
      },
    });
    const rates = sideBySide([contender('a', 1), contender('b', 1000)], { warmMs: 0, rounds: 3, roundMs: 1 });
    expect(rates.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(rates.every(({ movesPerSecond }) => movesPerSecond > 0)).toBe(true);
    const turns = order.filter((name, index) => name !== order[index - 1]);
    expect(turns).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  it('takes the median, which one slow round does not move', () => {
    expect(median([5, 1, 4])).toBe(4);
    expect(median([1, 2, 3, 100])).toBe(2.5);
  });
});

describe('contenders', () => {
  it('the peer rolls its dice, a whole game at a time', () => {
    expect(boardgameIo(7).run()).toBe(7);
    expect(boardgameIo(7, { isUnbroken: true }).run()).toBe(7);
  });

  it('bots play whole games of every kind, another one each time', () => {
    const cell = BOT_CELLS[0];
    const ends: number[] = [];
    if (!cell) throw new Error('no cell');
    const contest = {
      ...cell.contest,
      figures: ({ at }: { readonly at: number }) => {
        ends.push(at);
        return {};
      },
    };
    const { run } = playing({ ...cell, contest });
    expect([run(), run()]).toEqual([1, 1]);
    expect(new Set(ends).size).toBe(2);
    for (const { contest: one, options } of BOT_CELLS) expect(one.game.parseOptions(options).ok).toBe(true);
  });

  it('a recorded game replays to the very same end, move by move', () => {
    const recording = recorded('test', {}, state => state.gongs > 0);
    expect(recording.moves.length).toBeGreaterThan(100);
    expect(replaying(recording, 'ours').run()).toBe(recording.moves.length);
  });
});

describe('figures', () => {
  it('reach a limit from below or from above', () => {
    const figure = { name: 'x', unit: 'y' };
    expect(isReached({ ...figure, value: 20, limit: { atLeast: 20 } })).toBe(true);
    expect(isReached({ ...figure, value: 19.9, limit: { atLeast: 20 } })).toBe(false);
    expect(isReached({ ...figure, value: 4095, limit: { below: 4096 } })).toBe(true);
    expect(isReached({ ...figure, value: 4096, limit: { below: 4096 } })).toBe(false);
    expect(isReached({ ...figure, value: 0 })).toBe(true);
  });
});
