import { printProblem } from '@templefall/kernel';
import { seededChance, seedOf } from '@templefall/kit';
import { forRandomGames } from '@templefall/testkit';
import { templePlay } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../options.ts';
import { parseTemplePosition } from '../position/temple.ts';
import type { State } from '../state.ts';
import { temple } from '../temple.ts';
import { printPosition } from './position.ts';

const LINE =
  '2/normal/standard/standard/1 0,0=start;-1,0=basic-1@E;1,0=basic-8@W*1 0,0:AAK.B;1,0:..T4500..:rolls=3/next=5400 great-keys-1,exit 6+2 0/0 -';

const parsed = (line: string): State => {
  const read = parseTemplePosition(line, []);
  if (!read.ok) throw new Error(read.error.map(printProblem).join('\n'));
  return read.value;
};

describe('the one-line notation', () => {
  it('reads as a person would write it', () => {
    const state = parsed(LINE);
    expect(state.rooms['1,0']).toMatchObject({ tile: { id: 'basic-8' }, turn: 1, gems: 1 });
    expect(state.players[0]?.dice.map(die => die.face)).toEqual(['A', 'A', 'K', undefined, 'B']);
    expect(state.players[1]).toMatchObject({ spot: '1,0', rolls: 3, rollsAt: 5400 });
    expect(state.stack).toEqual({ size: 2, order: ['great-keys-1', 'exit'] });
    expect([state.depot, state.spare, state.gongs, state.slams]).toEqual([6, 2, 0, 0]);
  });

  it('prints what it read', () => expect(printPosition(parsed(LINE))).toBe(LINE));

  it('a fresh game fits a line', () => {
    const state = temple.setup({ ...DEFAULT_OPTIONS, players: 4 }, seededChance(seedOf('line')));
    expect(printPosition(state).length).toBeLessThan(500);
    expect(parsed(printPosition(state))).toEqual(state);
  });

  it.each(['none', 'random'])(
    'every position and every view of random games comes back the same, modules: %s',
    modules => {
      forRandomGames(templePlay, { games: 4, modules }, ({ opening, events }) => {
        let state = opening as State;
        for (const [index, { event }] of events.entries()) {
          state = temple.evolve(state, event);
          if (index % 10 > 0) continue;
          expect(parsed(printPosition(state))).toEqual(state);
          expect(parsed(printPosition(temple.view(state)))).toEqual(temple.view(state));
        }
        expect(parsed(printPosition(state))).toEqual(state);
      });
    },
  );
});

describe('a line with a mistake is told what was expected', () => {
  const mistakes: readonly [string, (line: string) => string, string][] = [
    [
      'too few words',
      () => 'basic-1',
      'the document: expected the words options, rooms, players, stack, gems, clock, rest, found basic-1',
    ],
    [
      'options',
      line => line.replace('normal', 'hard'),
      'options: expected options like 2/normal/standard/standard/1 (notOneOf), found 2/hard/standard/standard/1',
    ],
    [
      'a tile nobody knows',
      line => line.replace('basic-8', 'cellar'),
      'rooms.1,0: expected the id of a room tile, found cellar',
    ],
    [
      'a die nobody has',
      line => line.replace('AAK.B', 'AAX.B'),
      'players[0]: expected dice like AAK.B (letters A K T G B, a dot for blank), found AAX.B',
    ],
    [
      'a word nobody knows',
      line => line.replace('rolls=', 'throws='),
      'players[1]: expected one of the words pawn, rolls, next, out, marked, lost, unshared, gave, away, found throws',
    ],
    ['gems', line => line.replace('6+2', 'six'), 'gems: expected gems in the depot and beside it, like 7+2, found six'],
    ['the rest', line => line.replace(/-$/, '{'), 'rest: expected JSON, or a dash, found {'],
    [
      'a player in no room',
      line => line.replace('0,0:AAK.B', '5,5:AAK.B'),
      'players[0].at: expected a room that is laid, found 5,5',
    ],
    [
      'a tile in two places',
      line => line.replace('great-keys-1', 'basic-1'),
      'stack[0]: expected each tile once, found basic-1, which is also at rooms.-1,0',
    ],
    [
      'a die in two places',
      line => line.replace('AAK.B', '#12AAK.B'),
      'players[0].dice: expected each die once, found 12',
    ],
    [
      'no start room',
      line => line.replace('0,0=start', '0,0=basic-2'),
      'rooms.0,0: expected the start room at the centre, found basic-2',
    ],
    ['too many players', line => line.replace(/^2/, '3'), 'players: expected 3 players, as in the options, found 2'],
  ];
  it.each(mistakes)('%s', (_name, change, told) => {
    const read = parseTemplePosition(change(LINE), []);
    expect(read.ok ? [] : read.error.map(printProblem)).toEqual([told]);
  });
});
