import { describe, expect, it } from 'vitest';
import { type DiceTable, newDiceTable, withExtraRoll, withNextTurn, withRoll } from './diceTable.ts';
import { parseDice } from './keptDice.ts';

const TABLE: DiceTable = withRoll(withExtraRoll(newDiceTable(3, 'barredWays'), ['black', 'key']), ['gold', 'black']);

describe('dice kept in this browser', () => {
  it.each([newDiceTable(2), TABLE, withNextTurn(TABLE)])('are found again as they were', table => {
    expect(parseDice(JSON.stringify(table))).toEqual(table);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['too many players', JSON.stringify({ ...TABLE, players: 5 })],
    ['a variant nobody knows', JSON.stringify({ ...TABLE, variant: 'odd' })],
    ['a face nobody knows', JSON.stringify({ ...TABLE, kept: [{ face: 'odd' }] })],
    ['more dice than there are', JSON.stringify({ ...TABLE, supply: 20 })],
    ['a turn of nobody', JSON.stringify({ ...TABLE, turn: 3 })],
    ['half a cursed area', JSON.stringify({ ...TABLE, cursed: [1] })],
  ])('are begun afresh where there is %s', (_, text) => {
    expect(parseDice(text)).toBeUndefined();
  });
});
