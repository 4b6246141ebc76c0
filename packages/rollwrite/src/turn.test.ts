import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { diceInPlay } from './questions.ts';

/** Rolls and places all pairs of a turn, keeping nothing unless told. */
const rollAll = (table: ReturnType<typeof tableOf>, seat: number, keep: readonly (readonly string[])[] = []): void => {
  for (let pair = 0; table.state().phase === 'rolling' && table.state().active === seat; pair++) {
    table.does(seat, { type: 'roll' });
    if (table.state().rolled.length > 0) table.does(seat, { type: 'placePair', keep: keep[pair] ?? [] });
  }
};

describe('the course of a turn', () => {
  it('[WT1] a round goes clockwise from the start player, whose turn marks the next round', () => {
    const table = tableOf({
      options: { players: 3, startPlayer: 1 },
      chance: { 0: 'GGGGGGGG', 1: 'GGGGGGGGGGGGGGGG', 2: 'GGGGGGGGGGGGGGGG' },
    });
    const turns: string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const { active, round } = table.state();
      turns.push(`${round}:${active}`);
      rollAll(
        table,
        active,
        Array.from({ length: 4 }, () => ['gold', 'gold']),
      );
      table.does(active, { type: 'endExploring' });
    }
    expect(turns).toEqual(['1:1', '1:2', '1:0', '2:1', '2:2']);
  });

  it('[WT2] curses move, the variant rolls its dice, then come healing, rolling, exploring, pool, maps, next player', () => {
    const table = tableOf({
      options: { variant: 'jokerLottery', startPlayer: 1 },
      position: { round: 1, active: 0, cursed: [5, 1, 0], tracks: { heal: 1, key: 1 } },
      chance: { 0: 'AKB', table: 'AK' },
    });
    table.does(0, { type: 'heal', field: 2 });
    table.does(0, { type: 'roll' });
    table.does(0, { type: 'placePair', keep: ['key'] });
    table.does(0, { type: 'roll' });
    table.does(1, { type: 'crossSymbol', face: 'adventurer', map: 5, side: 'bonus' });
    expect(table.told().filter(type => type !== 'soleAnswerGiven')).toEqual([
      'fieldHealed',
      'pairRolled',
      'pairPlaced',
      'pairRolled',
      'pairPlaced',
      'exploringEnded',
      'diceTaken',
      'symbolCrossed',
      'turnEnded',
      'turnBegan',
      'extraDiceRolled',
    ]);
    expect(table.state()).toMatchObject({ phase: 'rolling', active: 1, round: 2, supply: 2, cursed: [0, 6, 0] });
  });

  it('[WT3] at the start of every turn cursed dice move one field on, those on the third can be rolled', () => {
    const table = tableOf({ position: { phase: 'exploring', cursed: [1, 2, 3] } });
    table.does(0, { type: 'endExploring' });
    expect(table.state()).toMatchObject({ active: 1, cursed: [0, 1, 2], supply: 5 });
  });

  it('[WT4] all dice of the supply are rolled two at a time, the last one alone', () => {
    const table = tableOf({ position: { cursed: [3, 0, 0] }, chance: { 0: 'AAKKT' } });
    rollAll(table, 0, [['adventurer', 'adventurer'], ['key', 'key'], ['torch']]);
    const sizes = table.events().flatMap(event => (event.type === 'pairRolled' ? [event.faces.length] : []));
    expect(sizes).toEqual([2, 2, 1]);
    expect(table.kept()).toBe('AAKKT');
    expect(table.state().phase).toBe('exploring');
  });

  it('[WT5] black masks go to the leftmost cursed field, every other die is kept or pooled before the next pair', () => {
    const table = tableOf({ position: { cursed: [1, 0, 0] }, chance: { 0: 'BKTA' } });
    table.does(0, { type: 'roll' });
    expect(table.does(0, { type: 'roll' })).toBe('pairOpen');
    expect(table.legal(0)).toEqual([
      { type: 'placePair', seat: 0, keep: ['key'] },
      { type: 'placePair', seat: 0, keep: [] },
    ]);
    expect(table.does(0, { type: 'placePair', keep: ['black'] })).toBe('notInPair');
    table.does(0, { type: 'placePair', keep: ['key'] });
    expect(table.state().cursed).toEqual([2, 0, 0]);
    table.does(0, { type: 'roll' });
    table.does(0, { type: 'placePair', keep: ['torch'] });
    expect({ kept: table.kept(), pool: table.pool() }).toEqual({ kept: 'KT', pool: 'A' });
  });

  it('[WT6] after the last pair the player explores with the dice kept', () => {
    const table = tableOf({ position: { cursed: [6, 0, 0] }, chance: { 0: 'AA' } });
    expect(table.does(0, { type: 'enterRoom', room: 'c1' })).toBe('wrongPhase');
    rollAll(table, 0, [['adventurer', 'adventurer']]);
    expect(table.does(0, { type: 'enterRoom', room: 'c1' })).toBe('done');
    expect(table.at(0)).toBe('c1');
  });

  it('[WT6] without any die to roll the player explores at once, or heals first', () => {
    const stuck = tableOf({ position: { cursed: [8, 0, 0], tracks: { heal: 1 } } });
    expect(stuck.legal(0).map(({ type }) => type)).toEqual(['startExploring', 'heal']);
    expect(stuck.does(0, { type: 'roll' })).toBe('nothingToRoll');
    expect(stuck.does(0, { type: 'startExploring' })).toBe('done');
    expect(stuck.told()).toContain('exploringBegan');
  });

  it('[WT7] dice kept and not used are out of play for the turn; the pool is shared out', () => {
    const table = tableOf({ position: { phase: 'exploring', kept: 'KK', pool: 'TG' } });
    table.does(0, { type: 'endExploring' });
    expect(table.state().phase).toBe('sharing');
    expect(table.legal(1).map(command => (command.type === 'takeDice' ? command.faces : command.type))).toEqual([
      ['torch', 'gold'],
      ['torch'],
      ['gold'],
    ]);
  });

  it('[WT8] at the end of the turn all dice but the cursed ones are back in the supply', () => {
    const table = tableOf({ position: { phase: 'exploring', kept: 'KKT', pool: 'A', cursed: [0, 2, 0] } });
    table.does(0, { type: 'endExploring' });
    table.does(1, { type: 'crossSymbol', face: 'adventurer', map: 5, side: 'bonus' });
    const state = table.state();
    expect(state).toMatchObject({ active: 1, supply: 6, cursed: [0, 0, 2], kept: [], pool: [], used: [] });
    expect(diceInPlay(state)).toBe(8);
  });
});
