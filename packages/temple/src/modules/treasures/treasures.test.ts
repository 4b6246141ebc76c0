import { pileOf } from '@templefall/kernel';
import { playing, position, type Rich, rich, setUp, treasuresIn as sliceOf, use } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { temple } from '../../temple.ts';
import type { Slice } from './slice.ts';

describe('chests', () => {
  it('[TM2.1] thirteen tiles in the base set, more with other boxes', () => {
    const tiles = (modules: object) => {
      const { pile, laid } = position({ options: { modules } }).modules.treasures as Slice;
      return pile.size + Object.keys(laid).length;
    };
    expect(tiles({ treasures: true })).toBe(13);
    expect(tiles({ treasures: true, additions: true, doomed: true })).toBe(17);
  });

  it('[TM2.1] the top tile is laid face down on a discovered room with a chest', () => {
    const game = rich({ players: [{ at: '1,0', dice: 'AAAAA' }], pile: ['teleport', 'extraGem'], stack: ['deep-2'] });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(sliceOf(game)).toMatchObject({
      laid: { '2,0': { order: ['teleport'] } },
      pile: { size: 1, order: ['extraGem'] },
    });
    expect(temple.view(game.state()).modules.treasures as Slice).toMatchObject({
      laid: { '2,0': { size: 1 } },
      pile: { size: 1 },
    });
    expect(JSON.stringify(temple.view(game.state()))).not.toContain('teleport');
  });

  it('[TM2.1] a room without a chest gets none, nor does any once the pile is empty', () => {
    const plain = rich({ players: [{ at: '1,0', dice: 'AAAAA' }], pile: ['teleport'], stack: ['deep-5'] });
    plain.does(0, { type: 'discover', side: 'E' });
    expect(sliceOf(plain).laid).toEqual({});
    const empty = rich({ players: [{ at: '1,0', dice: 'AAAAA' }], stack: ['deep-2'] });
    empty.does(0, { type: 'discover', side: 'E' });
    expect(sliceOf(empty).laid).toEqual({});
  });

  it('[TS10] a chest on a room laid at setup does get its treasure', () => {
    const setups = Array.from({ length: 40 }, (_, index) => setUp({ modules: { treasures: true } }, `setup ${index}`));
    const chests = setups.map(({ rooms }) =>
      Object.keys(rooms).filter(cell => rooms[cell]?.tile.marks?.includes('treasure')),
    );
    expect(chests.flat().length).toBeGreaterThan(0);
    expect(setups.map(({ modules }) => Object.keys((modules.treasures as Slice).laid))).toEqual(chests);
  });

  it('[TM2.2] two keys take the treasure, which all see from then on', () => {
    const game = rich({ players: [{ at: '1,0', dice: 'KKKAA' }, {}], chests: { '1,0': 'teleport' } });
    expect(game.does(1, { type: 'takeTreasure' })).toBe('noTreasure');
    expect(game.does(0, { type: 'takeTreasure' })).toBe('done');
    expect(game.dice(0)).toBe('..KAA');
    expect((temple.view(game.state()).modules.treasures as Slice).held).toEqual([{ seat: 0, treasure: 'teleport' }]);
    expect(game.does(0, { type: 'takeTreasure' })).toBe('noTreasure');
  });
});

describe('what treasures do', () => {
  it('[TM2.3] healing mask: every adventurer’s black dice become blank, once', () => {
    const game = rich({ players: [{ dice: 'BBAAA' }, { at: '1,0', dice: 'BGKTA' }], held: [[0, 'healingMask']] });
    expect(game.does(0, use('healingMask'))).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['..AAA', '.GKTA']);
    expect(game.does(0, use('healingMask'))).toBe('noTreasure');
    const idle = rich({ players: [{ dice: 'AAAAA' }], held: [[0, 'healingMask']] });
    expect(idle.does(0, use('healingMask'))).toBe('noBlackDice');
  });

  it('[TM2.6] teleport: to a room with another adventurer, and nowhere else', () => {
    const game = rich({ players: [{ at: '0,0' }, { at: '1,0' }, { at: '0,0' }], held: [[0, 'teleport']] });
    expect(game.does(0, use('teleport', { to: '0,0' }))).toBe('alreadyThere');
    expect(game.does(0, use('teleport', { to: '9,9' }))).toBe('nobodyThere');
    expect(game.does(0, use('teleport'))).toBe('nobodyThere');
    expect(game.does(0, use('teleport', { to: '1,0' }))).toBe('done');
    expect(game.player(0).spot).toBe('1,0');
  });

  it('[TM2.7] extra gem: a gem of the depot lies on the tile, activated', () => {
    const game = rich({
      players: [{}],
      held: [
        [0, 'extraGem'],
        [0, 'extraGem'],
      ],
      depot: 1,
    });
    expect(game.does(0, use('extraGem', { to: '1,0' }))).toBe('wrongTarget');
    expect(game.does(0, use('extraGem'))).toBe('done');
    expect([game.state().depot, sliceOf(game).gems]).toEqual([0, [0]]);
    expect(game.does(0, use('extraGem'))).toBe('depotEmpty');
  });

  it('[TM2.8] secret passage: a way for all between neighbours without one', () => {
    // deep-9 at 1,-1 has walls to the east and west; deep-1 at 1,0 opens to the north where deep-9 has its stairs.
    const rooms = { '1,0': 'deep-7@W', '1,1': 'deep-7@W' };
    const game = rich({
      players: [
        { at: '1,0', dice: 'AAAAA' },
        { at: '1,0', dice: 'AAAAA' },
      ],
      rooms,
      held: [[0, 'secretPassage']],
    });
    expect(game.does(0, { type: 'enter', to: '1,1' })).toBe('noPassage');
    expect(game.does(0, use('secretPassage', { cell: '1,0', side: 'W' }))).toBe('passageThere');
    expect(game.does(0, use('secretPassage', { cell: '1,0', side: 'N' }))).toBe('noRoomThere');
    expect(game.does(0, use('secretPassage'))).toBe('noRoomThere');
    expect(game.does(0, use('secretPassage', { cell: '1,0', side: 'S' }))).toBe('done');
    expect(game.does(1, { type: 'enter', to: '1,1' })).toBe('done');
    expect(game.does(1, { type: 'enter', to: '1,0' })).toBe('done');
  });

  it('[TM2.8] secret passage: wherever its owner stands, each edge between two rooms offered once', () => {
    const game = rich({
      players: [{ dice: 'AAAAA' }],
      rooms: { '1,0': 'deep-7@W', '1,1': 'deep-7@W', '2,1': 'deep-7@S', '0,-1': 'deep-7@W' },
      held: [[0, 'secretPassage']],
    });
    const where = game
      .legal(0)
      .flatMap(one => (one.type === 'useTreasure' && 'cell' in one ? [`${one.cell} ${one.side}`] : []));
    expect(where).toEqual(['0,0 N', '1,0 S', '1,1 E']);
    expect(game.does(0, use('secretPassage', { cell: '9,9', side: 'N' }))).toBe('noRoomThere');
    expect(game.does(0, use('secretPassage', { cell: '2,1', side: 'W' }))).toBe('wrongTarget');
    expect(game.does(0, use('secretPassage', { cell: '1,1', side: 'E' }))).toBe('done');
    expect(sliceOf(game).holes).toEqual([{ cell: '1,1', side: 'E' }]);
  });

  it('[TM2.9] treasures of a player who escaped stay with them, unused', () => {
    const game = rich({
      players: [{ at: '1,0', dice: 'KAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      held: [[0, 'extraGem']],
      depot: 0,
    });
    game.does(0, { type: 'escape' });
    expect(game.does(0, use('extraGem'))).toBe('escaped');
    expect(sliceOf(game).held).toEqual([{ seat: 0, treasure: 'extraGem' }]);
  });

  it('[TM5.3] great torch: its room is safe for everyone at the next slam, then it is gone', () => {
    const game = rich({
      players: [
        { at: '1,0', dice: 'AAAAA' },
        { at: '1,0', dice: 'AAAAA' },
      ],
      held: [[0, 'greatTorch']],
      options: { additions: true },
    });
    expect(game.does(0, use('greatTorch'))).toBe('done');
    game.until(210_250);
    expect(game.state().players.map(player => player.lost.length)).toEqual([0, 0]);
    expect(sliceOf(game).torches).toEqual([]);
    game.until(420_250);
    expect(game.state().players.map(player => player.lost.length)).toEqual([1, 1]);
  });

  it('[TM5.5] a poisoned player loses one die beside the great torch', () => {
    const game = rich({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      held: [[0, 'greatTorch']],
      options: { additions: true, curses: true, fountain: true },
    });
    const state = game.state();
    const curses = { ...(state.modules.curses as object), held: [{ seat: 0, curse: 'poisoned' }] };
    const poisoned = playing({ ...state, modules: { ...state.modules, curses } });
    poisoned.does(0, use('greatTorch'));
    poisoned.until(210_250);
    expect(poisoned.player(0).lost.length).toBe(1);
  });
});

describe('treasures and curses', () => {
  const cursedToo = (curse: string, held: Rich['held'] = [[0, 'counterSpell']], extra: object = {}) => {
    const { state } = rich({
      players: [{ dice: 'AAAA' }, {}],
      held,
      options: { curses: true, doomed: true, pit: true, additions: true, fountain: true },
    });
    const start = state();
    const curses = { ...(start.modules.curses as object), held: [{ seat: 0, curse, ...extra }] };
    return playing({ ...start, modules: { ...start.modules, curses } });
  };
  const cursesOf = (game: ReturnType<typeof playing>) =>
    (game.state().modules.curses as { readonly held: readonly unknown[] }).held;

  it.each([
    'trap',
    'mask',
    'silence',
    'lostDice',
    'cursedHand',
    'trulyCursed',
    'doomed',
    'onYourFeet',
    'poisoned',
    'vines',
  ])('[TP4] a counter-spell discards %s', curse => {
    const game = cursedToo(curse);
    expect(game.does(0, use('counterSpell', { curse: 'nothing' }))).toBe('noSuchCurse');
    expect(game.does(0, use('counterSpell', { curse }))).toBe('done');
    expect(cursesOf(game)).toEqual([]);
  });

  it('[TP4] a counter-spell gives the broken die back and swaps souls back', () => {
    const broken = cursedToo('brokenDie', undefined, { die: 15 });
    broken.does(0, use('counterSpell', { curse: 'brokenDie' }));
    expect(broken.player(0).dice.at(-1)).toEqual({ id: 15 });
    const swapped = cursedToo('soulSwap', undefined, { other: 1 });
    swapped.does(0, use('counterSpell', { curse: 'soulSwap' }));
    expect(swapped.state().players.map(({ pawn }) => pawn)).toEqual([1, 0]);
  });

  it('[TP2] lost treasure: the owner names one of several within five seconds', () => {
    const game = cursedToo(
      'lostTreasure',
      [
        [0, 'teleport'],
        [0, 'extraGem'],
      ],
      { until: 6000 },
    );
    expect(game.does(0, { type: 'loseTreasure', treasure: 'doubleKey' })).toBe('noSuchTreasure');
    expect(game.does(0, { type: 'loseTreasure', treasure: 'extraGem' })).toBe('done');
    expect(sliceOf(game).held).toEqual([{ seat: 0, treasure: 'teleport' }]);
    expect(cursesOf(game)).toEqual([]);
  });

  it('[TP2] with one treasure, or nothing named in time, the game takes it', () => {
    const game = cursedToo('lostTreasure', [[0, 'teleport']], { until: 6000 });
    game.until(6250);
    expect([sliceOf(game).held, cursesOf(game)]).toEqual([[], []]);
  });

  it('[TP2] while one is at stake none can be used up to save it, nor lent', () => {
    const game = cursedToo(
      'lostTreasure',
      [
        [0, 'extraGem'],
        [0, 'doubleKey'],
      ],
      { until: 6000 },
    );
    expect(game.does(0, use('extraGem'))).toBe('treasureAtStake');
    expect(game.legal(0).some(command => 'spend' in command)).toBe(false);
  });

  it('[TP3] [TP2] two cards drawn by the truly cursed take two treasures, as far as there are any', () => {
    const drawing = (...treasures: readonly (readonly [number, string])[]) => {
      const state = rich({
        players: [{ at: '1,0', dice: 'AAAAA' }],
        held: treasures as never,
        stack: ['deep-5'],
        options: { curses: true, pit: true },
      }).state();
      const curses = {
        ...(state.modules.curses as object),
        held: [{ seat: 0, curse: 'trulyCursed' }],
        deck: pileOf(['lostTreasure', 'lostTreasure']),
      };
      const game = playing({ ...state, modules: { ...state.modules, curses } });
      expect(game.does(0, { type: 'discover', side: 'E' }, 1000)).toBe('done');
      return game;
    };
    const left = (game: ReturnType<typeof drawing>) => sliceOf(game).held.map(({ treasure }) => treasure);

    const three = drawing([0, 'teleport'], [0, 'extraGem'], [0, 'doubleKey']);
    expect(three.legal(0).filter(({ type }) => type === 'loseTreasure')).toHaveLength(3);
    expect(three.does(0, { type: 'loseTreasure', treasure: 'extraGem' }, 2000)).toBe('done');
    expect(three.does(0, use('teleport'), 2000)).toBe('treasureAtStake');
    expect(three.does(0, { type: 'loseTreasure', treasure: 'teleport' }, 2000)).toBe('done');
    expect([left(three), cursesOf(three)]).toEqual([['doubleKey'], [{ seat: 0, curse: 'trulyCursed' }]]);

    // Both go anyway: nothing to choose.
    const two = drawing([0, 'teleport'], [0, 'extraGem']);
    two.until(1250);
    expect([left(two), cursesOf(two)]).toEqual([[], [{ seat: 0, curse: 'trulyCursed' }]]);

    const one = drawing([0, 'teleport']);
    one.until(1250);
    expect([left(one), cursesOf(one)]).toEqual([[], [{ seat: 0, curse: 'trulyCursed' }]]);
  });

  it('[TP10] an extra gem tile already used is no treasure to lose', () => {
    const game = rich({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      held: [[0, 'extraGem']],
      stack: ['deep-5'],
      options: { curses: true, pit: true },
    });
    game.does(0, use('extraGem'));
    const state = game.state();
    const curses = { ...(state.modules.curses as object), deck: pileOf(['lostTreasure']) };
    const drawing = playing({ ...state, modules: { ...state.modules, curses } });
    expect(drawing.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect([sliceOf(drawing).gems, cursesOf(drawing)]).toEqual([[0], []]);
  });
});
