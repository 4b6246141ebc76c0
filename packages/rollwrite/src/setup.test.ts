import { seededChance, seedOf } from '@templefall/kit';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { rollwrite } from './game.ts';
import type { Options } from './options.ts';
import { diceInPlay, gemsNeeded, roundsOf } from './questions.ts';
import { DIE, SIDES } from './vocabulary.ts';

const parsed = (raw: unknown): Options => {
  const options = rollwrite.parseOptions(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return options.value;
};
const setUp = (raw: unknown, seed = 'setup') => rollwrite.setup(parsed(raw), seededChance(seedOf(seed)));

describe('setup', () => {
  it('[WS1] two to four players share eight dice of two adventurers, key, torch, black and gold mask', () => {
    for (const players of [2, 3, 4]) expect(diceInPlay(setUp({ players }))).toBe(8);
    expect([1, 5].map(players => rollwrite.parseOptions({ players }).ok)).toEqual([false, false]);
    expect(DIE.toSorted()).toEqual(['adventurer', 'adventurer', 'black', 'gold', 'key', 'torch']);
    expect(rollwrite.seats).toEqual({ least: 2, most: 4 });
  });

  it('[WS2] two players play eight rounds, three seven, four six', () => {
    expect([2, 3, 4].map(players => roundsOf(parsed({ players })))).toEqual([8, 7, 6]);
  });

  it('[WS3] the gems needed depend on level and players', () => {
    const needed = (level: string) => [2, 3, 4].map(players => gemsNeeded(parsed({ players, level })));
    expect({ easy: needed('easy'), normal: needed('normal'), hard: needed('hard') }).toEqual({
      easy: [14, 20, 22],
      normal: [15, 23, 25],
      hard: [16, 25, 28],
    });
  });

  it('[WS4] the start player is drawn, every seat about as often, unless the table named one', () => {
    const starts = Array.from({ length: 300 }, (_, index) => setUp({ players: 3 }, `start ${index}`).start);
    for (const seat of [0, 1, 2]) expect(starts.filter(start => start === seat).length).toBeGreaterThan(70);
    expect(setUp({ players: 3, startPlayer: 2 }).start).toBe(2);
  });

  it('[WS4] each player picks a different side and starts outside it there', () => {
    const table = tableOf({ options: { players: 3 }, position: { phase: 'sides', round: 0 } });
    expect(table.does(1, { type: 'chooseSide', side: 'south' })).toBe('done');
    expect(table.does(0, { type: 'chooseSide', side: 'south' })).toBe('sideTaken');
    expect(table.does(1, { type: 'chooseSide', side: 'east' })).toBe('sideChosen');
    expect(table.legal(2)).toEqual(
      SIDES.filter(side => side !== 'south').map(side => ({ type: 'chooseSide', seat: 2, side })),
    );
    expect(table.does(0, { type: 'chooseSide', side: 'north' })).toBe('done');
    expect(table.state().phase).toBe('sides');
    expect(table.does(2, { type: 'chooseSide', side: 'west' })).toBe('done');
    expect([0, 1, 2].map(table.at)).toEqual(['north', 'south', 'west']);
    expect(table.state()).toMatchObject({ phase: 'rolling', round: 1, active: 0 });
  });

  it('[WS5] every player has the same sheet, marked separately', () => {
    const { players } = setUp({ players: 4 });
    for (const player of players) expect(player).toEqual(players[0]);
    const table = tableOf({ position: { phase: 'exploring', players: [{ at: 'a2' }, { at: 'a2' }], kept: 'KT' } });
    expect(table.does(0, { type: 'enterRoom', room: 'a1' })).toBe('done');
    expect(table.state().players.map(({ crossed }) => crossed)).toEqual([['a1'], []]);
  });
});

describe('options', () => {
  it('what is left out has a default', () => {
    expect(parsed({})).toEqual({
      players: 2,
      level: 'normal',
      jokerHeals: false,
      pace: 'live',
      talk: 'onRequest',
    });
  });

  it('whatever cannot be agreed on is told with its place', () => {
    const options = rollwrite.parseOptions({
      players: 7,
      level: 'wild',
      variant: 'none',
      jokerHeals: 'yes',
      startPlayer: 9,
      pace: 'soon',
      dice: 3,
    });
    expect(options.ok ? [] : options.error.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'dice unknownOption',
      'jokerHeals wrongValue',
      'level wrongValue',
      'pace wrongValue',
      'players wrongValue',
      'startPlayer wrongValue',
      'variant wrongValue',
    ]);
    expect(rollwrite.parseOptions('two players').ok).toBe(false);
    expect(rollwrite.parseOptions({ players: 3, startPlayer: 3 }).ok).toBe(false);
  });
});
