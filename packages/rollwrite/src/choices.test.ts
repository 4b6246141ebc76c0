import { seat } from '@templefall/kernel';
import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { consequences } from './game.ts';

describe('what is offered', () => {
  it('the room that wins comes first, then a secret or a gem, a new action, a known room; the end comes last', () => {
    const table = tableOf({
      position: {
        phase: 'exploring',
        players: [{ at: 'b2', crossed: ['b1'] }, { at: 'e5' }],
        kept: 'AATGGKKG',
      },
    });
    expect(
      table.legal(0).map(command => ('room' in command && command.type === 'enterRoom' ? command.room : command.type)),
    ).toEqual(['c2', 'b3', 'a2', 'b1', 'endExploring']);
  });

  it('dice come before boxes, boxes before a rush', () => {
    const table = tableOf({
      position: { phase: 'exploring', players: [{ at: 'b1' }], kept: 'KTAG', tracks: { rush: 1 } },
    });
    const types = table.legal(0).map(({ type }) => type);
    expect(types).toEqual(['enterRoom', 'enterRoom', 'rushInto', 'rushInto', 'rushInto', 'endExploring']);
  });

  it('the fullest cursed field is the first to be healed', () => {
    const table = tableOf({ position: { cursed: [1, 0, 3], tracks: { heal: 1 } } });
    expect(table.legal(0)).toEqual([
      { type: 'roll', seat: 0 },
      { type: 'heal', seat: 0, field: 3 },
      { type: 'heal', seat: 0, field: 1 },
    ]);
  });

  it('a cross that completes a side is the first to be made', () => {
    const table = tableOf({ position: { phase: 'marking', players: [{}, { dice: 'T', maps: { 5: 'xx./...' } }] } });
    expect(table.legal(1)[0]).toEqual({ type: 'crossSymbol', seat: 1, face: 'torch', map: 5, side: 'bonus' });
  });
});

describe('what a choice would bring', () => {
  const me = seat(0);

  it('names the dice and boxes it costs, what is circled, and the gems', () => {
    const table = tableOf({
      position: { phase: 'exploring', players: [{ at: 'b2' }], kept: 'KT', tracks: { key: '3/0' } },
    });
    expect(consequences(table.state(), { type: 'enterRoom', seat: me, room: 'b1', boxes: ['key'] })).toMatchObject({
      dice: ['key'],
      boxes: ['key'],
      actions: ['key'],
      circled: ['key'],
      gems: 1,
      wins: false,
    });
  });

  it('names the secret pair that would open, and the choice a joker would ask for', () => {
    const table = tableOf({
      position: { phase: 'exploring', players: [{ at: 'b2' }, { at: 'e1' }], kept: 'GT' },
    });
    expect(consequences(table.state(), { type: 'enterRoom', seat: me, room: 'b3' })).toMatchObject({
      secret: { colour: 'blue', mate: 1 },
      gems: 2,
    });
    const joker = tableOf({ position: { phase: 'exploring', players: [{ at: 'b1' }], kept: 'AG' } });
    expect(consequences(joker.state(), { type: 'enterRoom', seat: me, room: 'b2' })?.choice).toEqual([
      'reroll',
      'key',
      'torch',
      'gold',
    ]);
  });

  it('says when a gain would be lost, dice freed or cursed, a map closed, the game won', () => {
    const full = tableOf({
      position: { phase: 'exploring', players: [{ at: 'b2' }], kept: 'KK', tracks: { key: 10 } },
    });
    expect(consequences(full.state(), { type: 'enterRoom', seat: me, room: 'b1' })?.losesGain).toBe(true);
    const cursed = tableOf({
      position: { cursed: [0, 2, 0], tracks: { heal: 1 }, players: [{ maps: { 6: 'xxx/...' } }] },
    });
    expect(consequences(cursed.state(), { type: 'heal', seat: me, field: 2 })).toMatchObject({
      freed: 2,
      boxes: ['heal'],
    });
    expect(consequences(cursed.state(), { type: 'cashMap', seat: me, map: 6 })).toMatchObject({
      mapClosed: 6,
      circled: ['torch'],
    });
    const pair = tableOf({ position: { rolled: 'BK', tracks: { reroll: 1 } } });
    expect(consequences(pair.state(), { type: 'placePair', seat: me, keep: [] })?.cursed).toBe(1);
    const last = tableOf({
      position: { phase: 'exploring', gems: 15, players: [{ at: 'b3' }, { at: 'c3' }], kept: 'AK' },
    });
    expect(consequences(last.state(), { type: 'enterRoom', seat: me, room: 'c3' })?.wins).toBe(true);
  });

  it('throws no dice, and knows nothing of a refused command', () => {
    const table = tableOf();
    expect(consequences(table.state(), { type: 'roll', seat: me })).toMatchObject({ gems: 0, circled: [] });
    expect(consequences(table.state(), { type: 'reroll', seat: me })).toBeUndefined();
    expect(table.state().rolled).toEqual([]);
  });
});
