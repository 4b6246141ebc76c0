import type { Seat } from '@templefall/kernel';
import { type CastSketch, playAs } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../state.ts';
import { temple } from '../../../temple.ts';
import type { Spot, TileId } from '../../../vocabulary.ts';
import type { Characters } from '../slice.ts';

const sliceOf = (state: State): Characters => state.modules.characters as Characters;

describe('the colossus', () => {
  it('[TM7.7] each of their torches counts as two, also in what is paid together', () => {
    const game = playAs({
      players: [{ at: '1,0', dice: 'TAAAA' }, { at: '1,0', dice: 'TTTAA' }, { dice: 'TTTTT' }],
      rooms: { '1,0': 'basic-8@W' },
      cards: ['colossus permanent'],
    });
    expect(game.does(1, { type: 'activate', gems: 1 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['.AAAA', '...AA']);
  });

  it('[TM7.7] [TA14] alone they activate a gem with two torches', () => {
    const game = playAs({
      players: [{ at: '1,0', dice: 'TTAAA' }],
      rooms: { '1,0': 'basic-8@W' },
      cards: ['colossus permanent'],
    });
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('done');
    expect(game.room('1,0').gems).toBe(1);
  });

  const turner = (rooms: { readonly [cell: string]: string }, parts: Partial<CastSketch> = {}) =>
    playAs({ players: [{ dice: 'TTTTA' }, {}], rooms, cards: ['colossus activated'], ...parts });

  it('[TM7.8] two torches turn any room to any rotation', () => {
    const game = turner({ '1,0': 'basic-7', '-1,0': 'basic-1@E' });
    expect(game.does(0, { type: 'turnRoom', cell: '1,0', turn: 1 })).toBe('done');
    expect([game.room('1,0').turn, game.dice(0)]).toEqual([1, '..TTA']);
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('cannotPay');
  });

  it('[TM7.8] but not the start room, not to where it lies, and no empty cell', () => {
    const turn = (cell: string, to: number) =>
      turner({ '1,0': 'basic-1@W' }).does(0, { type: 'turnRoom', cell, turn: to });
    expect([turn('0,0', 1), turn('1,0', 1), turn('1,0', 4), turn('5,5', 1)]).toEqual([
      'startStays',
      'notATurn',
      'notATurn',
      'noSuchRoom',
    ]);
  });

  it('[TM7.15] a turn may close every doorway: any room in any other rotation is offered', () => {
    const game = turner({ '1,0': 'basic-7@W', '-1,0': 'basic-12@N' });
    expect(game.offered('turnRoom')).toHaveLength(6);
    expect(game.does(0, { type: 'turnRoom', cell: '1,0', turn: 0 })).toBe('done');
  });

  it.each(['1,0+', '9,9', 'toString'])('[TM7.8] %s is no room to be turned', cell => {
    const game = turner({ '1,0': 'basic-7', '-1,0': 'basic-1@E' });
    expect(game.does(0, { type: 'turnRoom', cell, turn: 2 })).toBe('noSuchRoom');
  });

  it('[TM7.15] who is in a turned room stays in their part, and no curse is drawn', () => {
    const game = turner(
      { '1,0': 'deep-1@W' },
      { players: [{ dice: 'TT...' }, { at: '1,0' }], beside: { curses: true } },
    );
    expect(game.does(0, { type: 'turnRoom', cell: '1,0', turn: 2 })).toBe('done');
    expect(game.player(1).spot).toBe('1,0');
    expect(game.events().map(({ type }) => type)).toEqual(['roomTurned', 'abilityUsed']);
  });

  it('[TM7.16] [TM7.8] rooms are turned while somebody looks at a drawn one, which is laid in its place all the same', () => {
    const game = turner(
      { '1,0': 'basic-7' },
      {
        drawn: {
          seat: 1 as Seat,
          from: '0,0' as Spot,
          side: 'W',
          tile: temple.tile('basic-1' as TileId),
          until: 4000,
        },
      },
    );
    expect(game.does(0, { type: 'turnRoom', cell: '1,0', turn: 1 })).toBe('done');
    game.until(4250);
    expect([game.room('-1,0').tile.id, game.room('-1,0').turn]).toEqual(['basic-1', 3]);
  });
});

describe('the priest', () => {
  const lost = (dice: string) =>
    playAs({
      players: [{ at: '2,0', dice }, { dice: 'GGGGG' }],
      rooms: { '1,0': 'basic-1@W', '2,0': 'basic-1@W' },
      cards: ['priest permanent'],
    });

  it('[TM7.9] with nothing but black dice they come to another adventurer, the dice staying black', () => {
    const game = lost('BBB');
    expect(game.does(0, { type: 'seekHelp', to: '0,0' })).toBe('done');
    expect([game.player(0).spot, game.dice(0)]).toEqual(['0,0', 'BBB']);
    expect(game.does(0, { type: 'seekHelp', to: '0,0' })).toBe('alreadyThere');
  });

  it('[TM7.9] not with any other die, not without dice, and only to where somebody is', () => {
    expect(lost('BBA').does(0, { type: 'seekHelp', to: '0,0' })).toBe('notAllBlack');
    expect(lost('BB.').does(0, { type: 'seekHelp', to: '0,0' })).toBe('notAllBlack');
    expect(lost('').does(0, { type: 'seekHelp', to: '0,0' })).toBe('notAllBlack');
    expect(lost('BBB').does(0, { type: 'seekHelp', to: '1,0' })).toBe('nobodyThere');
    expect(lost('BBB').offered('seekHelp')).toEqual([{ type: 'seekHelp', seat: 0, to: '0,0' }]);
  });

  const giver = (friend: string, parts: object = {}, dice = 'BBBBA') =>
    playAs({
      players: [{ dice }, { at: '1,0', dice: friend, ...parts }],
      rooms: { '1,0': 'great-keys-1@W' },
      depot: 5,
      cards: ['priest activated'],
    });

  it('[TM7.10] three black masks give three keys to an activation far away: four keys there make two gems', () => {
    const game = giver('KKKKA');
    expect(game.does(0, { type: 'giveMasks', at: '1,0', gems: 2 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['...BA', '....A']);
    expect([game.room('1,0').gems, game.state().depot]).toEqual([2, 3]);
    expect(sliceOf(game.state()).cards[0]?.faceDown).toBe(true);
  });

  it('[TA13] if it is not enough it is refused and costs nothing; sharing switched off is respected', () => {
    const game = giver('KKKAA');
    expect(game.does(0, { type: 'giveMasks', at: '1,0', gems: 2 })).toBe('cannotPay');
    expect([game.dice(0), sliceOf(game.state()).cards[0]?.faceDown]).toEqual(['BBBBA', undefined]);
    expect(giver('KKKKK', { sharing: false }).does(0, { type: 'giveMasks', at: '1,0', gems: 1 })).toBe('cannotPay');
    expect(giver('KKKKK').does(0, { type: 'giveMasks', at: '0,0', gems: 1 })).toBe('noGems');
    expect(giver('KKKKK').does(0, { type: 'giveMasks', at: '2,0', gems: 1 })).toBe('nobodyThere');
  });

  const twins = (first: string, second: string, depot = 5) =>
    playAs({
      players: [{ dice: 'BBBAA' }, { at: '1,0', dice: first }, { at: '2,0', dice: second }],
      rooms: { '1,0': 'twin-3@W', '2,0': 'twin-1@W' },
      depot,
      cards: ['priest activated'],
      beside: { special: true },
    });

  it('[TM7.10] [TM4.2] they help two twin rooms too, as keys or as torches, whichever is missing', () => {
    const keys = twins('TTAAA', 'TAAAA');
    expect(keys.does(0, { type: 'giveMasks', at: '1,0', gems: 2 })).toBe('done');
    expect([0, 1, 2].map(keys.dice)).toEqual(['...AA', '..AAA', '.AAAA']);
    expect([keys.room('1,0').gems, keys.room('2,0').gems, keys.state().depot]).toEqual([1, 1, 3]);
    expect(keys.does(1, { type: 'activateTwins', other: '2,0' })).toBe('gemsTaken');

    expect(twins('KKAAA', 'KAAAA').does(0, { type: 'giveMasks', at: '2,0', gems: 2 })).toBe('done');
    expect(twins('KKTTA', 'AAAAA').does(0, { type: 'giveMasks', at: '2,0', gems: 2 })).toBe('cannotPay');
    expect(twins('KKAAA', 'KAAAA', 0).does(0, { type: 'giveMasks', at: '2,0', gems: 2 })).toBe('depotEmpty');
    expect(twins('KKAAA', 'KAAAA', 1).does(0, { type: 'giveMasks', at: '2,0', gems: 2 })).toBe('done');
  });

  it('[TM7.10] it takes three of them', () => {
    expect(giver('KKKKK', {}, 'BBAAA').does(0, { type: 'giveMasks', at: '1,0', gems: 1 })).toBe('needsMasks');
    expect(giver('KKKKK', {}, 'BBAAA').does(0, { type: 'releaseMasks' })).toBe('needsMasks');
  });

  it('[TM7.10] in the room itself the priest’s own dice pay first', () => {
    const game = playAs({
      players: [
        { at: '1,0', dice: 'BBBTA' },
        { at: '1,0', dice: 'TTTTT' },
      ],
      rooms: { '1,0': 'basic-8@W' },
      cards: ['priest activated'],
    });
    expect(game.does(0, { type: 'giveMasks', at: '1,0', gems: 1 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['....A', 'TTTTT']);
  });

  it('[TM7.10] they may merely be released; equal dice are interchangeable', () => {
    const game = giver('KKKKK');
    expect(game.does(0, { type: 'releaseMasks', pay: [11, 15, 12] })).toBe('otherPayment');
    expect(game.does(0, { type: 'releaseMasks', pay: [14, 13, 12] })).toBe('done');
    expect(game.dice(0)).toBe('B...A');
  });

  it('[TM7.10] the offers name every die that goes', () => {
    const gifts = giver('KKKKA').offered('giveMasks');
    expect(gifts).toEqual([
      { type: 'giveMasks', seat: 0, at: '1,0', gems: 2, pay: [11, 12, 13, 21, 22, 23, 24] },
      { type: 'giveMasks', seat: 0, at: '1,0', gems: 1, pay: [11, 12, 13, 21] },
    ]);
  });
});
