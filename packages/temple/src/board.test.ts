import { playing } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { doorways } from './board.ts';
import { temple } from './temple.ts';
import type { TileId, Turn } from './vocabulary.ts';

/** Two players inside, one of them far away, so that the temple stays open whatever is laid. */
const withStack = (...stack: string[]) =>
  playing({
    players: [{ dice: 'AAAAA' }, {}],
    rooms: { '-1,0': 'basic-1@E' },
    stack,
  });

describe('rooms and the board', () => {
  it.each([
    [0, ['N', 'E', 'S']],
    [1, ['E', 'S', 'W']],
    [2, ['N', 'S', 'W']],
    [3, ['N', 'E', 'W']],
  ])('[TB1] basic-8, turned %i quarters, has its doorways at %j', (turn, sides) => {
    expect(doorways({ tile: temple.tile('basic-8' as TileId), turn: turn as Turn, gems: 0 })).toEqual(sides);
  });

  it('[TB2] two rooms are joined only where both facing sides are doorways', () => {
    // basic-7 has a doorway opposite its stairs only: from the start room in, to the east out.
    const game = playing({
      players: [{ dice: 'AAAAA' }],
      rooms: { '1,0': 'basic-7@W', '1,1': 'basic-1@S', '2,0': 'basic-1@W' },
    });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('done');
    // North of 1,1 is a doorway, south of 1,0 is a wall: blocked.
    expect(game.does(0, { type: 'enter', to: '1,1' })).toBe('noPassage');
    expect(game.does(0, { type: 'enter', to: '2,0' })).toBe('done');
  });

  it('[TB3] a doorway that faces a laid room discovers nothing, blocked or not', () => {
    const game = playing({ players: [{ dice: 'AAAAA' }], rooms: { '1,0': 'basic-1@W' } });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('alreadyLaid');
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('noDoorway');
    expect(game.does(0, { type: 'discover', side: 'W' })).toBe('done');
  });

  it.each([
    ['N', '1,-1', 0],
    ['E', '2,0', 1],
    ['S', '1,1', 2],
  ] as const)('[TB4] a room discovered to the %s has its stairs towards where it came from', (side, cell, turn) => {
    const game = playing({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      rooms: { '1,0': 'basic-1@W' },
      stack: ['basic-2'],
    });
    expect(game.does(0, { type: 'discover', side })).toBe('done');
    expect(game.room(cell)).toEqual({ tile: temple.tile('basic-2' as TileId), turn, gems: 0 });
  });

  it('[TB5] with an empty stack a discovery is refused and costs nothing', () => {
    const game = playing({ players: [{ dice: 'AAAAA' }], stack: [] });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('stackEmpty');
    expect(game.dice(0)).toBe('AAAAA');
  });
});

describe('[TB6] the last open doorway', () => {
  /** The only open doorway of the temple is the north of 1,-1, and walls stand all round the cell beyond it. */
  const closed = {
    players: [{ at: '1,-1', dice: 'AAAAA' }],
    rooms: {
      '-1,0': 'basic-7@E',
      '-2,0': 'basic-7@S',
      '1,0': 'basic-13@W',
      '1,-1': 'basic-7@S',
      '0,-2': 'basic-7@S',
      '2,-2': 'basic-7@S',
      '1,-3': 'basic-7@W',
    },
  };

  it('[TB6] a room without a way on is passed over while the exit is in the stack', () => {
    const game = playing({ ...closed, stack: ['basic-7', 'basic-1', 'exit'] });
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('done');
    // Any room there opens against walls only; but once the exit is laid no doorway is needed.
    expect(game.room('1,-2').tile.id).toBe('exit');
    expect(game.state().stack.order).toEqual(['basic-7', 'basic-1']);
  });

  it('[TB6] where every room would close it and none is needed, the first drawn is laid', () => {
    const game = playing({ ...closed, stack: ['basic-7', 'basic-11'] });
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('done');
    expect(game.room('1,-2').tile.id).toBe('basic-7');
    expect(game.events().at(-1)).toMatchObject({ type: 'roomLaid', forced: true });
  });

  it('[TB6] once the exit is laid, dead ends are laid as they come', () => {
    const game = playing({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      rooms: { '-1,0': 'exit@E', '1,0': 'basic-7@W' },
      stack: ['basic-12', 'basic-1'],
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('2,0').tile.id).toBe('basic-12');
  });

  it('[TB6] nothing else is guarded: a room may wall up the exit, and a part of the temple where somebody stands', () => {
    // The exit at 2,-1 lost the room its stairs led to; basic-7 puts its wall there. The other player's room has no doorway left.
    const game = playing({
      players: [
        { at: '1,0', dice: 'AAAAA' },
        { at: '3,1', dice: 'AAAAA' },
      ],
      rooms: { '-1,0': 'basic-1@E', '1,0': 'basic-7@W', '2,-1': 'exit@S', '3,1': 'basic-7@S', '3,2': 'basic-12@N' },
      stack: ['basic-7', 'basic-13'],
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.events().at(-1)).toMatchObject({ type: 'roomLaid', tile: { id: 'basic-7' }, skipped: 0 });
  });

  it('[TB6] one doorway that anybody can walk to is enough', () => {
    // Seat 0 closes the last doorway of its own part; seat 1 stands in another part, before an open one.
    const game = playing({
      ...closed,
      players: [...closed.players, { at: '5,5', dice: 'AAAAA' }],
      rooms: { ...closed.rooms, '5,5': 'basic-7' },
      stack: ['basic-12', 'basic-1', 'exit'],
    });
    expect(game.does(0, { type: 'discover', side: 'N' })).toBe('done');
    expect(game.room('1,-2').tile.id).toBe('basic-12');
  });

  it('[TX1] how many rooms were passed over leaves nobody’s view', () => {
    const game = playing({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      rooms: { '-1,0': 'basic-12@N', '1,0': 'basic-11@W', '2,1': 'basic-9@W' },
      stack: ['basic-12', 'basic-8', 'exit'],
    });
    game.does(0, { type: 'discover', side: 'E' });
    const laid = game.events().at(-1);
    expect(laid).toMatchObject({ skipped: 1 });
    expect(laid && temple.redact(laid)).toMatchObject({ skipped: 0 });
  });

  it('[TA4] closing some doorways is lawful while another stays open', () => {
    const game = withStack('basic-7');
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(game.room('1,0').tile.id).toBe('basic-7');
  });
});
