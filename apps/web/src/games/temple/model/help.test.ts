import { seat } from '@templefall/kernel';
import type { State } from '@templefall/temple';
import { LANGUAGES, loadTexts, wordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { middle } from '../../../gallery/samples.ts';
import { helpFor } from './help.ts';
import { callText, cellOfCall, marksOf } from './marks.ts';

const { view, at, players } = middle();

/** The same people with other dice. */
const showing = (...dice: readonly string[]): State => ({
  ...view,
  players: view.players.map((player, i) => ({
    ...player,
    dice: player.dice.map((die, n) => ({ ...die, face: (dice[i]?.[n] ?? die.face) as NonNullable<typeof die.face> })),
  })),
});

describe('finding help', () => {
  it('[TD3] with a black die of mine it finds who shows a gold mask, then who is stuck', () => {
    const state = showing('TTKAB', 'GTTKA', 'GTTKB', 'BBBBB');
    expect(helpFor(state, seat(0), at).map(({ seat, why }) => [seat, why])).toEqual([
      [1, 'canFree'],
      [2, 'canFree'],
      [3, 'stuck'],
    ]);
  });

  it('[TD8] who does not share is no help', () => {
    const state = showing('TTKAB', 'GTTKA', 'ATTKB', 'BBBAK');
    const closed = { ...state, players: state.players.map(player => ({ ...player, sharing: false })) };
    expect(helpFor(closed, seat(0), at)).toEqual([]);
  });

  it('with all dice black and no mask in sight it finds the nearest friend', () => {
    const state = showing('BBBBB', 'ATTKA', 'ATTKB', 'BBBAK');
    expect(helpFor(state, seat(0), at)).toEqual([{ seat: 1, cell: '1,-1', why: 'nearest' }]);
  });

  it('without need of my own it finds the stuck, and who watches finds them too', () => {
    const state = showing('TTKAA', 'GTTKA', 'ATTKB', 'BBBBB');
    expect(helpFor(state, seat(0), at)).toEqual([{ seat: 3, cell: '0,1', why: 'stuck' }]);
    expect(helpFor(state, undefined, at)).toEqual([{ seat: 3, cell: '0,1', why: 'stuck' }]);
  });
});

describe('calls on the board', () => {
  it('stand at the room or player they name, else where the caller is', () => {
    const call = { seat: seat(2), call: 'help' as const };
    expect(cellOfCall(view, call)).toBe('-1,-1');
    expect(cellOfCall(view, { ...call, target: '2,0' as never })).toBe('2,0');
    expect(cellOfCall(view, { ...call, target: '2,0+' as never })).toBe('2,0');
    expect(cellOfCall(view, { ...call, target: 'seat:3' as never })).toBe('0,1');
    expect(cellOfCall(view, { ...call, target: '40,40' as never })).toBeUndefined();
  });

  it.each(LANGUAGES)('are read in the language of the reader: %s', async language => {
    const words = wordsOf(language, await loadTexts[language]());
    const to = (cell: string) => ({ seat: seat(1), call: 'come' as const, target: cell as never });
    expect(callText(view, to('1,1'), words)).toBe(words.say('call.gem'));
    expect(callText(view, to('2,1'), words)).toBe(words.say('call.come'));
    expect(marksOf(view, [{ ...to('1,1'), key: 7 }], players, words)).toEqual([
      { key: 'call 7', x: 1, y: 1, kind: 'come', text: words.say('call.gem'), pawn: 2 },
    ]);
  });
});
