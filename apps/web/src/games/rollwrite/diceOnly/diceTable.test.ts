import type { Face } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import {
  areExtraDiceDue,
  type DiceTable,
  isBeforeRolling,
  isExploring,
  isOver,
  newDiceTable,
  pairSize,
  placed,
  withChoice,
  withCursesMoved,
  withExtraDie,
  withExtraRoll,
  withHealed,
  withNextTurn,
  withReroll,
  withRoll,
  withTouched,
} from './diceTable.ts';

const rolling = (table: DiceTable, ...pairs: readonly (readonly Face[])[]): DiceTable =>
  placed(pairs.reduce(withRoll, table));
const lying = (faces: readonly Face[]) => faces.map(face => ({ face, isUsed: false }));
const BLACKS: readonly Face[] = ['black', 'black'];
const KEYS: readonly Face[] = ['key', 'key'];

describe('a turn with dice only', () => {
  it('[WT4] rolls eight dice two at a time, then there is nothing left to roll', () => {
    const table = rolling(newDiceTable(2), KEYS, KEYS, KEYS, KEYS);
    expect([table.supply, pairSize(table), isExploring(table)]).toEqual([0, 0, true]);
    expect(table.kept).toHaveLength(8);
  });

  it('[WT4] rolls the last die alone if their number is odd', () => {
    expect(pairSize({ ...newDiceTable(2), supply: 1 })).toBe(1);
  });

  it('[WT5] curses black masks and puts the others where they were wanted', () => {
    const table = placed(
      withChoice(withRoll(withRoll(newDiceTable(2), ['key', 'black']), ['torch', 'gold']), 0, false),
    );
    expect(table).toMatchObject({ cursed: [1, 0, 0], kept: lying(['key', 'gold']), pool: lying(['torch']), pair: [] });
  });

  it('[WB4] rolls a pair again, black masks too', () => {
    const table = withReroll(withRoll(newDiceTable(2), BLACKS), KEYS);
    expect(table).toMatchObject({ supply: 6, cursed: [0, 0, 0] });
    expect(placed(table).kept).toEqual(lying(KEYS));
  });

  it('[WT3] [WT8] moves the cursed dice and brings back all others', () => {
    const first = withNextTurn(rolling(newDiceTable(2), BLACKS, KEYS, KEYS, KEYS));
    expect(first).toMatchObject({ turn: 1, round: 1, supply: 6, cursed: [0, 2, 0], kept: [], pool: [] });
    const third = withNextTurn(withNextTurn(first));
    expect(third).toMatchObject({ turn: 1, round: 2, supply: 8, cursed: [0, 0, 0] });
  });

  it('[WB3] heals a field before the first pair only', () => {
    const table: DiceTable = { ...newDiceTable(2), supply: 5, cursed: [0, 2, 1] };
    expect(isBeforeRolling(table)).toBe(true);
    expect(withHealed(table, 2)).toMatchObject({ supply: 7, cursed: [0, 0, 1] });
    expect(isBeforeRolling(withRoll(table, KEYS))).toBe(false);
    expect(isBeforeRolling(placed(withRoll(table, BLACKS)))).toBe(false);
  });

  it.each([
    [2, 8],
    [3, 7],
    [4, 6],
  ] as const)('[WS2] is over with %i players after %i rounds', (players, rounds) => {
    let table = newDiceTable(players);
    for (let turn = 1; turn < players * rounds; turn++) table = withNextTurn(table);
    expect(isOver(table)).toBe(false);
    expect(isOver(withNextTurn(table))).toBe(true);
  });

  it('turns a used die aside, and back', () => {
    const table = rolling(newDiceTable(2), KEYS);
    const touched = withTouched(table, 'kept', 1);
    expect(touched.kept.map(({ isUsed }) => isUsed)).toEqual([false, true]);
    expect(withTouched(touched, 'kept', 1)).toEqual(table);
  });
});

describe('the extra dice', () => {
  it('[WV2] are rolled each turn where ways are barred; [WV3] black masks curse dice of the supply', () => {
    const table = newDiceTable(2, 'barredWays');
    expect(areExtraDiceDue(table)).toBe(true);
    const cursed = withExtraRoll(table, ['black', 'key']);
    expect(cursed).toMatchObject({ supply: 7, cursed: [1, 0, 0] });
    expect(areExtraDiceDue(cursed)).toBe(false);
    expect(areExtraDiceDue(withNextTurn(cursed))).toBe(true);
  });

  it('[WV4] are rolled once a round in the lottery; curses that move free dice for the next turn', () => {
    const table = withExtraRoll(newDiceTable(2, 'jokerLottery'), ['black', 'gold']);
    expect(table).toMatchObject({ supply: 8, cursed: [0, 0, 0] });
    const second = withNextTurn(table);
    expect([areExtraDiceDue(second), areExtraDiceDue(withNextTurn(second))]).toEqual([false, true]);
    const moved = withCursesMoved({ ...second, supply: 0, cursed: [1, 0, 2] });
    expect(moved).toMatchObject({ supply: 0, cursed: [0, 1, 0] });
    expect(withNextTurn(moved)).toMatchObject({ supply: 7, cursed: [0, 0, 1] });
  });

  it('[WV5] join the supply with the next turn', () => {
    const table = withExtraDie(newDiceTable(2, 'diceRooms'));
    expect(table).toMatchObject({ supply: 8, extra: { left: 1, joining: 1 } });
    expect(withNextTurn(table)).toMatchObject({ dice: 9, supply: 9, extra: { left: 1, joining: 0 } });
  });
});
