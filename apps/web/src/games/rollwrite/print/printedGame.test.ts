import type { State } from '@templefall/rollwrite';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { parsePrintedGame, printRoute } from './printedGame.ts';

const POSITION = {
  round: 3,
  players: [{ at: 'b2', crossed: ['b2'], maps: { 1: 'xx./...' } }, { at: 'east' }],
  cursed: [1, 0, 2],
  tracks: { key: '3/1' },
  gems: 7,
};

describe('a game to be printed', () => {
  it('is read from its address as it was written', () => {
    const state: State = tableOf({ position: POSITION }).state();
    const [place, game, position = '', ...names] = printRoute({ state, names: ['Inès', 'Maya'] });
    expect([place, game, names]).toEqual(['print', 'rollwrite', ['Inès', 'Maya']]);
    const read = parsePrintedGame(position, names)?.state;
    expect(read).toMatchObject({ round: 3, gems: 7, cursed: [1, 0, 2], tracks: state.tracks, players: state.players });
  });

  it.each(['', 'x', '{}', '{"options":{"players":9}}', '{"options":{},"gems":-1}'])(
    'is none where the address holds %j',
    text => {
      expect(parsePrintedGame(text, [])).toBeUndefined();
    },
  );

  it('keeps the variant, and with it the side of the sheet', () => {
    const state: State = tableOf({ options: { players: 3, variant: 'diceRooms' }, position: { gems: 2 } }).state();
    const [, , position = ''] = printRoute({ state, names: [] });
    expect(parsePrintedGame(position, [])?.state.options).toMatchObject({ variant: 'diceRooms', players: 3 });
  });
});
