import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

describe('enter', () => {
  it('[TA1] the symbols on the plaque are paid; [TD4] dice used become blank, others stay', () => {
    const game = playing({ players: [{ dice: 'ATKAB' }], rooms: { '1,0': 'basic-2@W' } });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('done');
    expect(game.player(0).spot).toBe('1,0');
    expect(game.dice(0)).toBe('..KAB');
  });

  it('[TA1] one symbol short is refused and says which', () => {
    const game = playing({ players: [{ dice: 'AKKAB' }], rooms: { '1,0': 'basic-2@W' } });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('cannotPay');
    expect(game.legal(0).some(command => command.type === 'enter')).toBe(false);
  });

  it('[TA2] only the player moves, and many may share a room', () => {
    const game = playing({ players: [{ dice: 'AAAAA' }, { dice: 'AA...' }, {}], rooms: { '1,0': 'basic-1@W' } });
    game.does(0, { type: 'enter', to: '1,0' });
    expect(game.state().players.map(player => player.spot)).toEqual(['1,0', '0,0', '0,0']);
    expect(game.does(1, { type: 'enter', to: '1,0' })).toBe('done');
    expect(game.state().players.map(player => player.spot)).toEqual(['1,0', '1,0', '0,0']);
  });

  it('[TD5] a friend in the room cannot pay for a step', () => {
    const game = playing({ players: [{ dice: 'A....' }, { dice: 'AAAAA' }], rooms: { '1,0': 'basic-1@W' } });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('cannotPay');
  });

  it('ways and loads that nobody offers are refused', () => {
    const game = playing({ players: [{ dice: 'AAAAA' }], rooms: { '1,0': 'basic-1@W' } });
    expect(game.does(0, { type: 'enter', to: '1,0', way: 'by air' })).toBe('unknownWay');
    expect(game.does(0, { type: 'enter', to: '1,0', load: 'a friend' })).toBe('unknownLoad');
  });

  it('equal dice are interchangeable, others are refused', () => {
    const game = playing({ players: [{ dice: 'AAATT' }], rooms: { '1,0': 'basic-2@W' } });
    expect(game.does(0, { type: 'enter', to: '1,0', pay: [11, 12] })).toBe('otherPayment');
    expect(game.does(0, { type: 'enter', to: '1,0', pay: [11, 11] })).toBe('otherPayment');
    expect(game.does(0, { type: 'enter', to: '1,0', pay: [11, 12, 14] })).toBe('otherPayment');
    expect(game.does(0, { type: 'enter', to: '1,0', pay: [13, 15] })).toBe('done');
    expect(game.dice(0)).toBe('AA.T.');
  });
});

describe('discover', () => {
  it('[TA3] two adventurers lay the top room; the player stays', () => {
    const game = playing({ players: [{ dice: 'AKAAB' }], stack: ['basic-3', 'basic-1'] });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.dice(0)).toBe('.K.AB');
    expect(game.player(0).spot).toBe('0,0');
    expect(game.room('1,0').tile.id).toBe('basic-3');
    expect(game.state().stack).toEqual({ size: 1, order: ['basic-1'] });
  });

  it('[TA3] one adventurer is not enough', () => {
    const game = playing({ players: [{ dice: 'AKKKB' }] });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('cannotPay');
  });

  it('nobody lays a room that nobody drew', () => {
    expect(playing({}).does(0, { type: 'layRoom' })).toBe('noDrawnRoom');
  });
});

describe('gems', () => {
  it('[TA5] four torches move one gem from the depot onto the room', () => {
    const game = playing({ players: [{ at: '1,0', dice: 'TTTTA' }], rooms: { '1,0': 'basic-8@W' }, depot: 7 });
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('done');
    expect(game.state().depot).toBe(6);
    expect(game.room('1,0').gems).toBe(1);
    expect(game.dice(0)).toBe('....A');
  });

  it('[TA5] a room without gem symbols has nothing to activate', () => {
    const game = playing({ players: [{ at: '1,0', dice: 'TTTTA' }], rooms: { '1,0': 'basic-1@W' } });
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('noGems');
  });

  it('[TA6] the acting player pays first, then the others in the room in seat order', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'KKKKK' },
        { at: '1,0', dice: 'KKA..' },
        { at: '0,0', dice: 'KKKKK' },
      ],
      rooms: { '1,0': 'great-keys-1@W' },
      depot: 9,
    });
    expect(game.does(1, { type: 'activate', gems: 2 })).toBe('done');
    expect([game.dice(0), game.dice(1), game.dice(2)]).toEqual(['.....', '..A..', 'KKKKK']);
    expect(game.state().depot).toBe(7);
  });

  it('[TA6] dice of a player who does not share are left alone', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'KKA..' },
        { at: '1,0', dice: 'KKKKK' },
      ],
      rooms: { '1,0': 'great-keys-1@W' },
    });
    expect(game.does(1, { type: 'share', sharing: false })).toBe('done');
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('cannotPay');
    expect(game.does(1, { type: 'share', sharing: true })).toBe('done');
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['..A..', '..KKK']);
  });

  it.each([
    [1, 4],
    [2, 7],
    [3, 10],
  ])('[TA7] a great gem room gives %i for %i keys', (gems, keys) => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'KKKKK' },
        { at: '1,0', dice: 'KKKKK' },
      ],
      rooms: { '1,0': 'great-keys-1@W' },
      depot: 7,
    });
    expect(game.does(0, { type: 'activate', gems })).toBe('done');
    expect(game.state().depot).toBe(7 - gems);
    expect((game.dice(0) + game.dice(1)).split('.').length - 1).toBe(keys);
  });

  it('[TA8] after one activation a room is closed, whatever its other symbols say', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'KKKKK' },
        { at: '1,0', dice: 'KKKKK' },
      ],
      rooms: { '1,0': 'great-keys-1@W' },
    });
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('done');
    expect(game.does(1, { type: 'activate', gems: 1 })).toBe('gemsTaken');
  });

  it('[TA9] no more gems move than the depot holds, and none from an empty one', () => {
    const players = [
      { at: '1,0', dice: 'KKKKK' },
      { at: '1,0', dice: 'KKKKK' },
    ];
    const rooms = { '1,0': 'great-keys-1@W' };
    const scant = playing({ players, rooms, depot: 1 });
    expect(scant.does(0, { type: 'activate', gems: 2 })).toBe('done');
    expect([scant.state().depot, scant.room('1,0').gems]).toEqual([0, 1]);
    expect(playing({ players, rooms, depot: 0 }).does(0, { type: 'activate', gems: 1 })).toBe('depotEmpty');
  });

  it('[TA13] sharing switched off is respected in a combined payment, which then costs nothing', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'KKKAA' },
        { at: '1,0', dice: 'KKKKK', sharing: false },
      ],
      rooms: { '1,0': 'basic-9@W' },
    });
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('cannotPay');
    expect([game.dice(0), game.dice(1)]).toEqual(['KKKAA', 'KKKKK']);
  });

  it('[TA14] a lone player with seven dice may take two gems by themselves', () => {
    const game = playing({ players: [{ at: '1,0', dice: 'KKKKKKK' }], rooms: { '1,0': 'great-keys-1@W' } });
    expect(game.does(0, { type: 'activate', gems: 2 })).toBe('done');
    expect(game.room('1,0').gems).toBe(2);
  });
});

describe('escape', () => {
  const atExit = (dice: string, depot: number, more: object = {}) =>
    playing({ players: [{ at: '1,0', dice }, {}], rooms: { '1,0': 'exit@W' }, depot, ...more });

  it('[TA10] keys equal to the depot plus one: two gems left ask for three keys', () => {
    expect(atExit('KKAAA', 2).does(0, { type: 'escape' })).toBe('cannotPay');
    const game = atExit('KKKAA', 2);
    expect(game.does(0, { type: 'escape' })).toBe('done');
    expect(game.player(0).spot).toBeUndefined();
    expect(game.player(0).escapedAt).toBe(1000);
  });

  it('[TA10] only from the exit room, and nobody else pays', () => {
    const game = playing({ players: [{ dice: 'KKKKK' }], rooms: { '1,0': 'exit@W' }, depot: 0 });
    expect(game.does(0, { type: 'escape' })).toBe('notAtExit');
    const two = playing({
      players: [
        { at: '1,0', dice: 'KAAAA' },
        { at: '1,0', dice: 'KKKKK' },
      ],
      rooms: { '1,0': 'exit@W' },
      depot: 1,
    });
    expect(two.does(0, { type: 'escape' })).toBe('cannotPay');
  });

  it('[TA11] whoever escaped gives one die, once; it arrives blank and rolls at once', () => {
    const game = atExit('KAAAA', 0);
    expect(game.does(0, { type: 'giveDie', to: 1 })).toBe('stillInside');
    game.does(0, { type: 'escape' });
    expect(game.does(0, { type: 'giveDie', to: 0 })).toBe('escaped');
    expect(game.does(0, { type: 'giveDie', to: 9 })).toBe('noSuchSeat');
    expect(game.does(0, { type: 'giveDie', to: 1 })).toBe('done');
    expect(game.dice(1)).toBe('......');
    expect(game.does(0, { type: 'giveDie', to: 1 })).toBe('alreadyGave');
    expect(game.does(1, { type: 'roll', dice: [11] })).toBe('done');
  });

  it('[TA11] a player without dice has none to give', () => {
    const game = playing({ players: [{ dice: '' }, {}], rooms: { '1,0': 'exit@W' } });
    const state = game.state();
    const { spot: _, ...escapee } = game.player(0);
    const gone = playing({ ...state, players: [escapee, game.player(1)] } as typeof state);
    expect(gone.does(0, { type: 'giveDie', to: 1 })).toBe('noDice');
  });

  it('[TA12] an escaped player has no actions and no losses', () => {
    const game = atExit('KAAAA', 0);
    game.does(0, { type: 'escape' });
    for (const command of [
      { type: 'roll', dice: [12] },
      { type: 'enter', to: '0,0' },
      { type: 'escape' },
      { type: 'share', sharing: false },
    ])
      expect(game.does(0, command, 5000)).toBe('escaped');
    game.until(210_250);
    expect(game.player(0).lost).toEqual([]);
  });

  it('[TT5] the last one out wins the game at once', () => {
    const game = playing({
      players: [
        { at: '1,0', dice: 'KAAAA' },
        { at: '1,0', dice: 'K....' },
      ],
      rooms: { '1,0': 'exit@W' },
      depot: 0,
    });
    game.does(0, { type: 'escape' });
    expect(game.state().ended).toBeUndefined();
    game.does(1, { type: 'escape' });
    expect(game.state().ended).toBe('escaped');
    expect(game.does(0, { type: 'giveDie', to: 1 })).toBe('gameOver');
  });
});
