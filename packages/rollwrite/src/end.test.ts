import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { rollwrite } from './game.ts';

const LAST = { round: 8, active: 1 };

describe('the end', () => {
  it('[WF1] the team wins the moment all stand in the exit room with gems enough', () => {
    const position = { phase: 'exploring', players: [{ at: 'b3' }, { at: 'c3' }], kept: 'AK' };
    const won = tableOf({ position: { ...position, gems: 15 } });
    won.does(0, { type: 'enterRoom', room: 'c3' });
    expect(rollwrite.outcome(won.state())).toEqual({ won: true });
    expect(won.does(0, { type: 'undo' })).toBe('gameOver');
    const short = tableOf({ position: { ...position, gems: 14 } });
    short.does(0, { type: 'enterRoom', room: 'c3' });
    expect(rollwrite.outcome(short.state())).toBeUndefined();
  });

  it('[WF1] the last gem wins as well as the last step, on whoever’s turn', () => {
    const table = tableOf({
      position: { gems: 14, players: [{ at: 'c3' }, { at: 'c3', maps: { 1: 'xxx/xxx' } }] },
    });
    table.does(1, { type: 'cashMap', map: 1 });
    expect(rollwrite.outcome(table.state())).toEqual({ won: true });
  });

  it('[WF2] after the last turn of the last round the team has lost', () => {
    const table = tableOf({ position: { ...LAST, phase: 'exploring', gems: 30 } });
    table.does(1, { type: 'endExploring' });
    expect(rollwrite.outcome(table.state())).toEqual({ won: false });
    const before = tableOf({ position: { ...LAST, round: 7, phase: 'exploring', gems: 30 } });
    before.does(1, { type: 'endExploring' });
    expect(rollwrite.outcome(before.state())).toBeUndefined();
  });

  it('[WF2] when only gems are missing, maps completed by the last dice are cashed in before the game is lost', () => {
    const position = {
      ...LAST,
      phase: 'marking',
      gems: 14,
      players: [{ at: 'c3', dice: 'G', maps: { 4: 'xx./...' } }, { at: 'c3' }],
    };
    const gold = { type: 'crossSymbol', face: 'gold', map: 4, side: 'bonus' };
    const won = tableOf({ position: { ...position, tracks: { reroll: 3 } } });
    won.does(0, gold);
    expect(rollwrite.outcome(won.state())).toEqual({ won: true });
    const lost = tableOf({ position: { ...position, tracks: { reroll: 1 } } });
    lost.does(0, gold);
    expect(rollwrite.outcome(lost.state())).toEqual({ won: false });
  });

  it('[WF3] the end says what was missing: gems, and who was not at the exit', () => {
    const table = tableOf({
      options: { players: 3 },
      position: { round: 7, active: 2, phase: 'exploring', gems: 9, players: [{ at: 'c3' }, { at: 'b3' }] },
    });
    table.does(2, { type: 'endExploring' });
    expect(table.state().ending).toEqual({ won: false, gems: 9, needed: 23, missing: [1, 2] });
  });

  it('[WF4] the exit costs its two symbols, can be left again, and its guest still takes turns and dice', () => {
    const table = tableOf({ position: { phase: 'exploring', players: [{ at: 'b3' }], kept: 'AKT', pool: 'AA' } });
    expect(table.does(0, { type: 'enterRoom', room: 'c3' })).toBe('done');
    expect(table.kept()).toBe('T');
    const guest = tableOf({
      position: { phase: 'exploring', players: [{ at: 'c3' }, { at: 'c3' }], kept: 'GG', pool: 'A' },
    });
    expect(guest.does(0, { type: 'enterRoom', room: 'c2' })).toBe('done');
    guest.does(0, { type: 'endExploring' });
    expect(guest.state().players[1]?.dice).toEqual(['adventurer']);
    guest.does(1, { type: 'crossSymbol', face: 'adventurer', map: 5, side: 'bonus' });
    expect(guest.state()).toMatchObject({ active: 1, phase: 'rolling' });
  });
});
