import type { Chance } from '@templefall/kit';
import { cast, playAs } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import type { State } from '../../../state.ts';
import { temple } from '../../../temple.ts';
import type { Spot } from '../../../vocabulary.ts';

describe('the mechanic', () => {
  /** Every die that is thrown shows a torch. */
  const torches: Chance = () => ({ below: bound => Math.min(3, bound - 1) });
  const keys = (dice: string, friend = 'AAAAA') =>
    cast({
      players: [
        { at: '1,0', dice, rollsAt: 900 },
        { at: '1,0', dice: friend },
      ],
      rooms: { '1,0': 'basic-9@W', '2,0': 'exit@W' },
      cards: ['mechanic permanent'],
    });
  const decided = (state: State, command: object) => {
    const result = temple.decide(state, { seat: 0, ...command } as never, { at: 1000, chance: torches });
    return result.ok ? result.value.reduce(temple.evolve, state) : result.error.code;
  };
  const faces = (state: State | string, seat = 0) =>
    typeof state === 'string' ? state : state.players[seat]?.dice.map(die => die.face ?? '.').join('');

  it('[TM7.11] gold masks serve as keys and are rolled again at once', () => {
    const after = decided(keys('KKGGG'), { type: 'activate', gems: 1 });
    expect(faces(after)).toBe('..TTG');
    expect(typeof after !== 'string' && after.players[0]).toMatchObject({ rolls: 1, rollsAt: 900 });
  });

  it('[TM7.11] true keys go first, and a mask that was not needed stays', () => {
    expect(faces(decided(keys('GKKKK'), { type: 'activate', gems: 1 }))).toBe('G....');
  });

  it('[TM7.11] they do so in what others pay together with them', () => {
    const state = keys('KGGAA', 'KAAAA');
    const after = decided(state, { type: 'activate', gems: 1, seat: 1 });
    expect([faces(after), faces(after, 1)]).toEqual(['.TTAA', '.AAAA']);
  });

  it('[TM7.11] a mask named for payment is the one that is rolled', () => {
    const after = decided(keys('KKGGG'), { type: 'activate', gems: 1, pay: [11, 12, 13, 15] });
    expect(faces(after)).toBe('..TGT');
  });

  it('[TM7.11] whoever leaves rolls no more', () => {
    const state = { ...keys('G....'), depot: 0 };
    const atExit = { ...state, players: state.players.map(player => ({ ...player, spot: '2,0' as Spot })) };
    const after = decided(atExit, { type: 'escape' });
    expect(faces(after)).toBe('.....');
  });

  const joiner = (dice: string) =>
    playAs({
      players: [{ dice }, { at: '2,0' }],
      rooms: { '1,0': 'basic-1@W', '2,0': 'basic-1@W' },
      cards: ['mechanic activated'],
    });

  it('[TM7.12] two keys bring them to any room with another adventurer', () => {
    const game = joiner('KKA..');
    expect(game.does(0, { type: 'joinOthers', to: '1,0' })).toBe('nobodyThere');
    expect(game.does(0, { type: 'joinOthers', to: '2,0' })).toBe('done');
    expect([game.player(0).spot, game.dice(0)]).toEqual(['2,0', '..A..']);
    expect(joiner('KGGGG').does(0, { type: 'joinOthers', to: '2,0' })).toBe('cannotPay');
    expect(joiner('KK...').does(0, { type: 'joinOthers', to: '0,0' })).toBe('alreadyThere');
  });
});

describe('the magician', () => {
  it('[TM7.13] enters any neighbouring room through a passage for two adventurers', () => {
    const game = playAs({
      players: [{ dice: 'AAA..' }],
      rooms: { '1,0': 'basic-9@W', '-1,0': 'basic-1@E' },
      cards: ['magician permanent'],
    });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('cannotPay');
    expect(game.offered('enter')).toEqual([
      { type: 'enter', seat: 0, to: '1,0', way: 'magic', pay: [11, 12] },
      { type: 'enter', seat: 0, to: '-1,0', pay: [11, 12] },
    ]);
    expect(game.does(0, { type: 'enter', to: '1,0', way: 'magic' })).toBe('done');
    expect([game.player(0).spot, game.dice(0)]).toEqual(['1,0', '..A..']);
  });

  it('[TM7.13] nobody else has that way', () => {
    const game = playAs({ players: [{ dice: 'AAA..' }], rooms: { '1,0': 'basic-9@W' }, cards: ['doc permanent'] });
    expect(game.does(0, { type: 'enter', to: '1,0', way: 'magic' })).toBe('unknownWay');
  });

  const walls = (rooms: { readonly [cell: string]: string }, at = '0,-1', dice = 'AAA..') =>
    playAs({ players: [{ at, dice }], rooms, cards: ['magician activated'] });
  const north = { '0,-1': 'basic-1@W', '1,0': 'basic-1@W', '1,-1': 'basic-1@W' };

  it('[TM7.14] walks through a wall into the start room for two adventurers', () => {
    const game = walls(north);
    expect(game.does(0, { type: 'crossWall', side: 'S' })).toBe('done');
    expect([game.player(0).spot, game.dice(0)]).toEqual(['0,0', '..A..']);
  });

  it('[TM7.14] where there is a wall, and a room behind it', () => {
    expect(walls(north).does(0, { type: 'crossWall', side: 'E' })).toBe('noWall');
    expect(walls(north).does(0, { type: 'crossWall', side: 'N' })).toBe('noSuchRoom');
    expect(walls(north).does(0, { type: 'crossWall', side: 'up' })).toBe('noSuchRoom');
    expect(walls(north, '0,-1', 'AKK..').does(0, { type: 'crossWall', side: 'S' })).toBe('cannotPay');
    expect(walls(north).offered('crossWall')).toEqual([{ type: 'crossWall', seat: 0, side: 'S', pay: [11, 12] }]);
  });

  it('[TM7.14] never into the ghost room or the obelisk', () => {
    for (const tile of ['ghost-room', 'obelisk'])
      expect(walls({ ...north, '-1,-1': `${tile}@W` }).does(0, { type: 'crossWall', side: 'W' })).toBe('neverEntered');
  });

  it('[TM7.14] [TB6] also into a part of the temple that leads nowhere', () => {
    // The room to the west has doorways to the north and the south, and walls before both.
    const game = walls({ ...north, '-1,-1': 'basic-7', '-1,-2': 'basic-12@N', '-1,0': 'basic-12' });
    expect(game.does(0, { type: 'crossWall', side: 'W' })).toBe('done');
    expect(game.player(0).spot).toBe('-1,-1');
  });
});
