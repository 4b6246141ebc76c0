import { known } from '@templefall/kernel';
import { mistakesWritten, stateWritten } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { EXIT } from '../content/tiles.ts';
import { printPosition } from '../notation/position.ts';
import { templeScenarios } from './temple.ts';

describe('a position', () => {
  it('left empty is a fresh game with only the start room laid and the exit at the bottom', () => {
    const fresh = stateWritten({});
    expect(Object.keys(fresh.rooms)).toEqual(['0,0']);
    expect(fresh.players.map(player => player.dice.length)).toEqual([5, 5]);
    expect([fresh.depot, fresh.spare, fresh.stack.size]).toEqual([7, 2, 18]);
    expect(known(fresh.stack).at(-1)).toBe(EXIT);
  });

  it('has sounded the gongs and slammed the doors that its clock has passed', () => {
    const clocks = [179_999, 180_000, 210_000, 500_000].map(at => stateWritten({}, {}, at));
    expect(clocks.map(({ gongs, slams }) => [gongs, slams])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it('takes laid rooms out of the stack, and puts players where they stand', () => {
    const laid = stateWritten({
      rooms: { '1,0': 'basic-1@W', '2,0': 'exit@W' },
      players: [{ at: 'exit' }, { escaped: '4:00' }],
    });
    expect(laid.stack.size).toBe(16);
    expect(laid.players.map(({ spot, escapedAt }) => spot ?? escapedAt)).toEqual(['2,0', 240_000]);
  });

  it('reads back what it writes', () => {
    const one = stateWritten({
      rooms: { '1,0': 'basic-8@W*1', '-1,0': 'basic-1@E' },
      players: [
        { at: '1,0', dice: 'AAK.B', lost: [], marked: 12, sharing: false },
        { escaped: 1000, dice: '.K', gave: true },
      ],
      depot: 3,
      votes: { fate: { by: 0, agreed: [0], until: 70_000 } },
    });
    expect(printPosition(stateWritten(templeScenarios.written?.(one, 0)))).toBe(printPosition(one));
  });

  it('may be the one-line notation, whose own options count', () => {
    const line = printPosition(stateWritten({ depot: 5 }, { level: 'expert' }));
    expect(stateWritten(line).options.level).toBe('expert');
    expect(stateWritten(line).depot).toBe(5);
  });
});

describe('a position with a mistake is told where and what was expected', () => {
  const mistakes: readonly [string, object, string][] = [
    [
      'a key nobody knows',
      { room: {} },
      'room: expected one of the keys rooms, players, stack, depot, spare, gongs, slams, modules, votes, drawn, paused, pausing, ended, found room',
    ],
    [
      'a cell that is none',
      { rooms: { '1;0': 'basic-1' } },
      'rooms.1;0: expected a cell like 1,-2 (steps east, steps south), found 1;0',
    ],
    [
      'a lost die that is none',
      { players: [{ lost: ['11'] }, {}] },
      'players[0].lost[0]: expected a lost die like 15-slam (slam, fell, sacrificed), found 11',
    ],
    [
      'a place nobody laid',
      { players: [{ at: 'exit' }, {}] },
      'players[0].at: expected a room that is laid, found exit',
    ],
    [
      'a part the room has not',
      { players: [{ at: '0,0+' }, {}] },
      'players[0].at: expected a part the room has, found 0,0+',
    ],
    ['too few players', { players: [{}] }, 'players: expected 2 players, as in the options, found 1'],
    [
      'a vote of nobody',
      { votes: { fate: { by: 9, agreed: [], until: 0 } } },
      'votes.fate.by: expected a whole number from 0 to 5, found 9',
    ],
    [
      'a tile of a module that is off',
      { rooms: { '1,0': 'altar@W' } },
      'rooms.1,0: expected the id of a room tile, found altar',
    ],
    ['a pause that is not', { paused: false }, 'paused: expected true, or nothing, found false'],
  ];
  it.each(mistakes)('%s', (_name, position, mistake) => expect(mistakesWritten(position)).toEqual([mistake]));
});
