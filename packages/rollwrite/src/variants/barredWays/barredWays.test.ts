import type { SeatCommand } from '@templefall/kernel';
import { must } from '@templefall/kit';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { VARIANT_SHEET } from '../../content/temple.ts';
import { waysOf } from '../../geography.ts';
import { printFaces } from '../../notation.ts';
import { ROOMS } from '../../vocabulary.ts';
import { barredWaysOf } from '../index.ts';

type Table = ReturnType<typeof tableOf>;

/** Seat 0 ends its turn, and the dice on the sheet are rolled for seat 1. */
const afterRoll = (faces: string, position: object = {}, players = 3): Table => {
  const table = tableOf({
    options: { players, variant: 'barredWays' },
    position: { phase: 'exploring', ...position },
    chance: { table: faces },
  });
  table.does(0, { type: 'endExploring' });
  return table;
};
const slice = (table: Table) => must(barredWaysOf(table.state()), 'barred ways');
const offered = (table: Table, seat: number): readonly string[] =>
  table.legal(seat).flatMap((command: SeatCommand) => ('way' in command ? [String(command.way)] : []));

describe('barred ways', () => {
  it('[WV1] two extra dice lie on the adventure sheet, next to the eight everybody rolls', () => {
    const table = tableOf({ options: { variant: 'barredWays' } });
    expect(table.state()).toMatchObject({ supply: 8, extra: { dice: 2, faces: [] } });
    expect(tableOf().state().extra.dice).toBe(0);
  });

  it('[WV2] the player in turn and the one to the left close an entrance of a room with these symbols in this order', () => {
    const table = afterRoll('GK');
    expect(table.state().extra.faces).toEqual(['gold', 'key']);
    expect(slice(table).closing).toEqual([1, 2]);
    expect(offered(table, 1)).toEqual(['d2-d3', 'd3-e3', 'd3-d4', 'c3-d3']);
    expect(offered(table, 0)).toEqual([]);
    expect(table.does(1, { type: 'roll' })).toBe('choiceOpen');
    expect(table.does(1, { type: 'closeWay', way: 'c3-d3' })).toBe('done');
    expect(table.does(1, { type: 'closeWay', way: 'd2-d3' })).toBe('nothingToClose');
    expect(table.does(1, { type: 'roll' })).toBe('choiceOpen');
    expect(table.does(2, { type: 'closeWay', way: 'b3-c3' })).toBe('notAnEntrance');
    expect(table.does(2, { type: 'closeWay', way: 'd3-d4' })).toBe('done');
    expect(slice(table).closed).toEqual([[], ['c3-d3'], ['d3-d4']]);
    expect(table.does(1, { type: 'roll' })).toBe('done');
  });

  it('[WV2] a closed way cannot be used in either direction, by dice or rush, by its owner', () => {
    const position = {
      phase: 'exploring',
      players: [{ at: 'c3' }, { at: 'd3' }],
      kept: 'GKAT',
      tracks: { rush: 1 },
      closed: [['c3-d3'], []],
    };
    const out = tableOf({ options: { variant: 'barredWays' }, position });
    expect(out.does(0, { type: 'enterRoom', room: 'd3' })).toBe('wayBarred');
    expect(out.does(0, { type: 'rushInto', room: 'd3' })).toBe('wayBarred');
    expect(out.offers(0, { type: 'enterRoom', room: 'd3' })).toBe(false);
    const back = tableOf({ options: { variant: 'barredWays' }, position: { ...position, players: [{ at: 'd3' }] } });
    expect(back.does(0, { type: 'enterRoom', room: 'c3' })).toBe('wayBarred');
    const other = tableOf({ options: { variant: 'barredWays' }, position: { ...position, active: 1 } });
    expect(other.does(1, { type: 'enterRoom', room: 'c3' })).toBe('done');
  });

  it('[WV2] ways to the outside are never closed, and a closed one not again', () => {
    // TG stands in the corner e5 alone.
    const table = afterRoll('TG', { closed: [[], ['e4-e5'], []] });
    expect(offered(table, 1)).toEqual([]);
    expect(slice(table).closed[1]).toEqual(['e4-e5', 'd5-e5']);
    expect(table.events()).toContainEqual({
      type: 'soleAnswerGiven',
      seat: 1,
      command: { type: 'closeWay', seat: 1, way: 'd5-e5' },
    });
    expect(offered(table, 2)).toEqual(['e4-e5', 'd5-e5']);
  });

  it('[WV2] where no such entrance is left nothing is closed', () => {
    const corner = ['e4-e5', 'd5-e5'];
    const table = afterRoll('TG', { closed: [[], corner, corner] });
    expect(slice(table)).toEqual({ closed: [[], corner, corner], closing: [] });
    expect(table.does(1, { type: 'roll' })).toBe('done');
  });

  it('[WV2] every pair the two dice can show, masks aside, stands on the sheet', () => {
    for (const first of 'AKTG')
      for (const second of 'AKTG') {
        const rooms = ROOMS.filter(room => printFaces(VARIANT_SHEET.rooms[room].symbols) === first + second);
        expect(rooms.flatMap(waysOf).length).toBeGreaterThan(0);
      }
  });

  it.each([
    ['BK', 1],
    ['TB', 1],
    ['BB', 2],
  ] as const)('[WV3] %s closes nothing but curses dice of the supply, one for each black mask', (faces, masks) => {
    const table = afterRoll(faces);
    expect(slice(table).closing).toEqual([]);
    expect(table.state()).toMatchObject({ supply: 8 - masks, cursed: [masks, 0, 0] });
  });

  it('[WV3] no more dice are cursed than there are in the supply', () => {
    const table = afterRoll('BB', { cursed: [7, 0, 0] });
    expect(table.events()).toContainEqual({ type: 'supplyCursed', dice: 1 });
    const none = afterRoll('BBBB', { cursed: [8, 0, 0], pool: '' }, 2);
    expect(none.told().slice(2, 5)).toEqual(['turnBegan', 'extraDiceRolled', 'soleAnswerGiven']);
  });

  it('[WV8] joker rooms are plain jokers here', () => {
    const table = tableOf({
      options: { variant: 'barredWays' },
      position: { phase: 'exploring', players: [{ at: 'd1' }], kept: 'GA', extra: 'KK' },
    });
    table.does(0, { type: 'enterRoom', room: 'd2' });
    expect(table.state().choices[0]?.gains).toEqual(['reroll', 'key', 'torch', 'gold']);
  });
});
