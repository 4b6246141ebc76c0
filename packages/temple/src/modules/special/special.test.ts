import { type PositionSketch, playing, position, setUp, tilesOf } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { temple } from '../../temple.ts';

const specially = ({ options, ...sketch }: PositionSketch, slice: object = {}) => {
  const start = position({ ...sketch, options: { modules: { special: true, ...options } } });
  return playing({
    ...start,
    modules: { ...start.modules, special: { ...(start.modules.special as object), ...slice } },
  });
};
const chaliceOf = (game: ReturnType<typeof playing>) =>
  game.state().modules.special as { readonly chalice?: string; readonly isSafe: boolean };
const idsIn = (modules: object) => tilesOf(setUp({ modules }));

describe('special rooms', () => {
  it('[TM4.1] three twin rooms, two double rooms and the treasure room are shuffled in', () => {
    const ids = idsIn({ special: true });
    for (const id of ['twin-1', 'twin-2', 'twin-3', 'double-1', 'double-2', 'treasure-room']) expect(ids).toContain(id);
    expect(ids.length).toBe(25);
  });

  it('[TM4.1] any subset of them', () => {
    expect(idsIn({ special: { doubles: true } }).length).toBe(21);
    expect(temple.parseOptions({ modules: { special: { ghosts: true } } })).toMatchObject({
      ok: false,
      error: [{ code: 'notRooms' }],
    });
    expect(temple.parseOptions({ modules: { special: 'all' } })).toMatchObject({
      ok: false,
      error: [{ code: 'notRooms' }],
    });
  });
});

describe('twin rooms', () => {
  const rooms = { '1,0': 'twin-1@W', '-1,0': 'twin-3@E', '2,0': 'twin-2@W' };
  const pair = [
    { at: '1,0', dice: 'KKKTA' },
    { at: '-1,0', dice: 'TTTAA' },
  ];

  it('[TM4.2] an adventurer in each of two: three keys and three torches from both, one gem to each', () => {
    const game = specially({ players: pair, rooms, depot: 7 });
    expect(game.does(0, { type: 'activateTwins', other: '-1,0' })).toBe('done');
    expect([game.dice(0), game.dice(1)]).toEqual(['....A', '..TAA']);
    expect([game.room('1,0').gems, game.room('-1,0').gems, game.state().depot]).toEqual([1, 1, 5]);
  });

  it('[TM4.2] not with nobody in the other room, nor from a room that is no twin', () => {
    const game = specially({ players: [{ at: '1,0', dice: 'KKKTTTA' }], rooms });
    expect(game.does(0, { type: 'activateTwins', other: '-1,0' })).toBe('twinAlone');
    expect(game.does(0, { type: 'activateTwins', other: '0,0' })).toBe('noTwin');
    expect(game.does(0, { type: 'activateTwins', other: '1,0' })).toBe('noTwin');
    expect(game.does(0, { type: 'activateTwins', other: 'constructor' })).toBe('noTwin');
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('noGems');
  });

  it('[TM4.2] an empty depot has nothing; one gem left goes to the actor’s room', () => {
    expect(specially({ players: pair, rooms, depot: 0 }).does(0, { type: 'activateTwins', other: '-1,0' })).toBe(
      'depotEmpty',
    );
    const last = specially({ players: pair, rooms, depot: 1 });
    last.does(0, { type: 'activateTwins', other: '-1,0' });
    expect([last.room('1,0').gems, last.room('-1,0').gems, last.state().depot]).toEqual([1, 0, 0]);
  });

  it('[TM4.3] once per game: the third twin room is dead', () => {
    const game = specially({ players: [...pair, { at: '2,0', dice: 'KKKTT' }], rooms }, { twinsDone: true });
    expect(game.does(2, { type: 'activateTwins', other: '1,0' })).toBe('gemsTaken');
  });
});

describe('double rooms', () => {
  // Stairs to the west (front part), the back doorway to the east.
  const rooms = { '1,0': 'double-1@W', '2,0': 'basic-1@W' };

  it('[TM4.4] the gems are in the back part: who came in by the stairs cannot reach them', () => {
    const front = specially({ players: [{ dice: 'AKTTTTA' }], rooms });
    expect(front.does(0, { type: 'enter', to: '1,0' })).toBe('done');
    expect(front.does(0, { type: 'activate', gems: 2 })).toBe('noGems');
    expect(front.does(0, { type: 'enter', to: '2,0' })).toBe('noPassage');
  });

  it('[TM4.4] who comes in by the back doorway takes two gems for four torches', () => {
    const back = specially({ players: [{ at: '2,0', dice: 'AKTTTTA' }], rooms, depot: 7 });
    expect(back.does(0, { type: 'enter', to: '1,0+' })).toBe('done');
    expect(back.does(0, { type: 'activate', gems: 2 })).toBe('done');
    expect([back.room('1,0').gems, back.state().depot]).toEqual([2, 5]);
  });

  it('[TM4.4] nothing crosses the inner wall, a secret passage included', () => {
    const start = specially({
      players: [{ at: '1,0+', dice: 'AAAAAAA' }],
      rooms: { ...rooms, '1,1': 'basic-7@W' },
      options: { treasures: true },
    }).state();
    const treasures = { ...(start.modules.treasures as object), held: [{ seat: 0, treasure: 'secretPassage' }] };
    const game = playing({ ...start, modules: { ...start.modules, treasures } });
    expect(game.does(0, { type: 'useTreasure', treasure: 'secretPassage', side: 'S' })).toBe('noRoomThere');
    expect(game.does(0, { type: 'useTreasure', treasure: 'secretPassage', side: 'W' })).toBe('noRoomThere');
  });

  it('[TM4.10] the two parts are separate rooms for helping and combining', () => {
    const game = specially({
      players: [
        { at: '1,0', dice: 'GAAAA' },
        { at: '1,0+', dice: 'BTTTA' },
      ],
      rooms,
    });
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 1 })).toBe('notInRoom');
    expect(game.does(1, { type: 'activate', gems: 2 })).toBe('cannotPay');
  });

  it('[TM4.10] each part discovers by its own doorway; a secret passage on a side wall leads to the front part', () => {
    const game = specially({
      players: [
        { at: '1,0+', dice: 'AAAAA' },
        { at: '1,0', dice: 'AAAAA' },
      ],
      rooms: { '1,0': 'double-1@W' },
      stack: ['basic-1'],
    });
    expect(game.does(1, { type: 'discover', side: 'E' })).toBe('noDoorway');
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    const start = specially({
      players: [{ at: '1,1', dice: 'AKAAAAA' }],
      rooms: { ...rooms, '1,1': 'basic-7@W' },
      options: { treasures: true },
    }).state();
    const treasures = { ...(start.modules.treasures as object), holes: [{ cell: '1,1', side: 'N' }] };
    const through = playing({ ...start, modules: { ...start.modules, treasures } });
    expect(through.does(0, { type: 'enter', to: '1,0' })).toBe('done');
  });

  it('[TM4.10] a teleport to an adventurer in a part arrives in that part', () => {
    const start = specially({ players: [{}, { at: '1,0+' }], rooms, options: { treasures: true } }).state();
    const treasures = { ...(start.modules.treasures as object), held: [{ seat: 0, treasure: 'teleport' }] };
    const game = playing({ ...start, modules: { ...start.modules, treasures } });
    expect(game.does(0, { type: 'useTreasure', treasure: 'teleport', to: '1,0' })).toBe('nobodyThere');
    expect(game.does(0, { type: 'useTreasure', treasure: 'teleport', to: '1,0+' })).toBe('done');
    expect(game.player(0).spot).toBe('1,0+');
  });
});

describe('the chalice', () => {
  const rooms = { '1,0': 'treasure-room@W', '-1,0': 'exit@E' };

  it('[TM4.5] is put into the treasure room when it is discovered', () => {
    const game = specially({ players: [{ dice: 'AAAAA' }, {}], stack: ['treasure-room'] });
    game.does(0, { type: 'discover', side: 'E' });
    expect(chaliceOf(game)).toMatchObject({ chalice: '1,0', isSafe: false });
  });

  it('[TS13] a treasure room laid at setup has its chalice', () => {
    const setups = Array.from({ length: 80 }, (_, index) => setUp({ modules: { special: true } }, `setup ${index}`));
    const chalices = setups.map(({ modules }) => (modules.special as { readonly chalice?: string }).chalice);
    const laid = setups.map(({ rooms }) => Object.keys(rooms).find(cell => rooms[cell]?.tile.id === 'treasure-room'));
    expect(laid.some(cell => cell !== undefined)).toBe(true);
    expect(chalices).toEqual(laid);
  });

  it('[TM4.6] goes along with whoever enters another room for one torch more', () => {
    const game = specially(
      {
        players: [
          { at: '1,0', dice: 'AAAAA' },
          { at: '1,0', dice: 'AATAA' },
        ],
        rooms,
      },
      { chalice: '1,0' },
    );
    expect(game.does(0, { type: 'enter', to: '0,0', load: 'chalice' })).toBe('cannotPay');
    expect(game.does(1, { type: 'enter', to: '0,0', load: 'chalice' })).toBe('done');
    expect(game.dice(1)).toBe('...AA');
    expect(chaliceOf(game).chalice).toBe('0,0');
    expect(game.does(0, { type: 'enter', to: '0,0', load: 'chalice' })).toBe('unknownLoad');
  });

  it('[TM4.7] in the exit room it is safe and leaves the game', () => {
    const game = specially({ players: [{ dice: 'AATAA' }], rooms }, { chalice: '0,0' });
    expect(game.does(0, { type: 'enter', to: '-1,0', load: 'chalice' })).toBe('done');
    expect(chaliceOf(game)).toMatchObject({ isSafe: true });
    expect(chaliceOf(game).chalice).toBeUndefined();
  });

  it('[TM4.8] [TM4.11] a teleport never carries it', () => {
    const start = specially(
      { players: [{ at: '1,0' }, {}], rooms, options: { treasures: true } },
      { chalice: '1,0' },
    ).state();
    const treasures = { ...(start.modules.treasures as object), held: [{ seat: 0, treasure: 'teleport' }] };
    const game = playing({ ...start, modules: { ...start.modules, treasures } });
    expect(game.does(0, { type: 'useTreasure', treasure: 'teleport', to: '0,0', load: 'chalice' })).toBe('done');
    expect(chaliceOf(game).chalice).toBe('1,0');
  });

  it('[TM4.9] the last player is not let out without it; others are', () => {
    const players = [
      { at: '-1,0', dice: 'KAAAA' },
      { at: '-1,0', dice: 'KAAAA' },
    ];
    const game = specially({ players, rooms, depot: 0 }, { chalice: '1,0' });
    expect(game.does(0, { type: 'escape' })).toBe('done');
    expect(game.does(1, { type: 'escape' })).toBe('chaliceLeft');
    const saved = specially({ players, rooms, depot: 0 }, { isSafe: true });
    saved.does(0, { type: 'escape' });
    expect(saved.does(1, { type: 'escape' })).toBe('done');
    expect(saved.state().ended).toBe('escaped');
  });

  it('[TM3.7] in a vanishing room it goes to the start room', () => {
    const game = specially({ rooms: { '1,0': 'illusion-4@W' }, options: { illusions: true } }, { chalice: '1,0' });
    game.until(210_250);
    expect(chaliceOf(game).chalice).toBe('0,0');
  });
});
