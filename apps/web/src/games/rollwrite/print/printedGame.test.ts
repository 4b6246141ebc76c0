import { rollwrite, type State } from '@templefall/rollwrite';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { hrefOfPrint, parsePrintedGame } from './printedGame.ts';

const POSITION = {
  round: 3,
  players: [{ at: 'b2', crossed: ['b2'], maps: { 1: 'xx./...' } }, { at: 'east' }],
  cursed: [1, 0, 2],
  tracks: { key: '3/1' },
  gems: 7,
};

/** As the router reads an address. */
const routeOf = (href: string): readonly string[] => href.replace(/^#\//, '').split('/').map(decodeURIComponent);

describe('a game to be printed', () => {
  it('is read from its address as it was written, names with odd signs included', () => {
    const state: State = tableOf({ position: POSITION }).state();
    const [place, game, position = '', ...names] = routeOf(hrefOfPrint({ state, names: ['Inès / Teo', 'Maya'] }));
    expect([place, game, names]).toEqual(['print', 'rollwrite', ['Inès / Teo', 'Maya']]);
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
    const options = rollwrite.parseOptions({ variant: 'diceRooms', players: 3 });
    if (!options.ok) throw new Error('options');
    const state: State = tableOf({ options: { players: 3, variant: 'diceRooms' }, position: { gems: 2 } }).state();
    const [, , position = ''] = routeOf(hrefOfPrint({ state, names: [] }));
    expect(parsePrintedGame(position, [])?.state.options).toMatchObject({ variant: 'diceRooms', players: 3 });
  });
});
