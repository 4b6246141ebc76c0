import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { BASE_SHEET } from './content/temple.ts';
import { neighbours, roomsOn } from './geography.ts';
import { COLOURS, ROOMS } from './vocabulary.ts';

const exploring = (position: object, options: object = {}) =>
  tableOf({ options: { ...options }, position: { phase: 'exploring', ...position } });

describe('exploring', () => {
  it('[WE1] a room joined by a side may be entered by paying two dice that match its symbols', () => {
    const table = exploring({ players: [{ at: 'b2' }], kept: 'KKT' });
    expect(table.does(0, { type: 'enterRoom', room: 'c1' })).toBe('notNextDoor');
    expect(table.does(0, { type: 'enterRoom', room: 'd2' })).toBe('notNextDoor');
    expect(table.does(0, { type: 'enterRoom', room: 'c2' })).toBe('cannotPay');
    expect(table.does(0, { type: 'enterRoom', room: 'b1' })).toBe('done');
    expect({ at: table.at(0), kept: table.kept(), used: table.state().used }).toEqual({
      at: 'b1',
      kept: 'T',
      used: ['key', 'key'],
    });
  });

  it('[WE2] from outside any room of the adventurer’s side may be entered, and no other', () => {
    const entered = (side: string) =>
      ROOMS.filter(room => {
        const table = exploring({ players: [{ at: side }], kept: 'AAKKTTGG' });
        return table.does(0, { type: 'enterRoom', room }) === 'done';
      });
    expect(entered('north')).toEqual(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(entered('east')).toEqual(['e1', 'e2', 'e3', 'e4', 'e5']);
    expect(entered('south')).toEqual(['a5', 'b5', 'c5', 'd5', 'e5']);
    expect(entered('west')).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
    expect(roomsOn('west')).toEqual(entered('west'));
  });

  it('[WE3] no die pays twice; several rooms may be entered in one turn', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KTKA' });
    expect(table.does(0, { type: 'enterRoom', room: 'a1' })).toBe('done');
    expect(table.does(0, { type: 'enterRoom', room: 'a2' })).toBe('cannotPay');
    const other = exploring({ players: [{ at: 'd1' }], kept: 'KAAA' });
    expect(other.does(0, { type: 'enterRoom', room: 'd2' })).toBe('done');
    expect(other.does(0, { type: 'enterRoom', room: 'd1' })).toBe('cannotPay');
    const both = exploring({ players: [{ at: 'a2' }], kept: 'KTKK' });
    expect(both.does(0, { type: 'enterRoom', room: 'a1' })).toBe('done');
    expect(both.does(0, { type: 'enterRoom', room: 'b1' })).toBe('done');
    expect(both.kept()).toBe('');
  });

  it('[WE4] the action happens on the first visit only and is crossed off on that player’s sheet', () => {
    const table = exploring({ players: [{ at: 'b2' }, { at: 'b2' }], kept: 'KKGAKK' });
    table.does(0, { type: 'enterRoom', room: 'b1' });
    expect(table.track('key')).toBe('1/0');
    table.does(0, { type: 'enterRoom', room: 'b2' });
    table.does(0, { type: 'chooseGain', gain: 'torch' });
    expect(table.does(0, { type: 'enterRoom', room: 'b1' })).toBe('done');
    expect(table.track('key')).toBe('1/0');
    expect(table.state().players.map(({ crossed }) => crossed)).toEqual([['b1', 'b2'], []]);
  });

  it.each([
    ['reroll', 'c1'],
    ['heal', 'a2'],
    ['key', 'b1'],
    ['torch', 'd1'],
    ['gold', 'd3'],
  ] as const)('[WE5] the action %s circles the next free box of its track', (track, room) => {
    const [from] = neighbours(room);
    const table = exploring({ players: [{ at: from }], kept: 'AAKKTT', tracks: { [track]: '2/1' } });
    expect(BASE_SHEET.rooms[room].action).toBe(track);
    expect(table.does(0, { type: 'enterRoom', room })).toBe('done');
    expect(table.track(track)).toBe('3/1');
    expect(table.events()).toContainEqual({ type: 'boxCircled', seat: 0, track, box: 3 });
  });

  it('[WE6] a joker is a re-roll, key, torch or gold mask, as chosen', () => {
    const table = exploring({ players: [{ at: 'b1' }], kept: 'GA' });
    table.does(0, { type: 'enterRoom', room: 'b2' });
    expect(table.state().choices).toEqual([{ seat: 0, gains: ['reroll', 'key', 'torch', 'gold'], from: 'room' }]);
    expect(table.does(0, { type: 'chooseGain', gain: 'heal' })).toBe('notOffered');
    expect(table.does(0, { type: 'endExploring' })).toBe('choiceOpen');
    expect(table.does(0, { type: 'chooseGain', gain: 'reroll' })).toBe('done');
    expect({ reroll: table.track('reroll'), choices: table.state().choices }).toEqual({ reroll: '1/0', choices: [] });
  });

  it('[WE6] with the option jokerHeals a joker may also be a heal', () => {
    const table = exploring({ players: [{ at: 'b1' }], kept: 'GA' }, { jokerHeals: true });
    table.does(0, { type: 'enterRoom', room: 'b2' });
    expect(table.does(0, { type: 'chooseGain', gain: 'heal' })).toBe('done');
    expect(table.track('heal')).toBe('1/0');
  });

  it('[WE7] a gem room marks the next gem', () => {
    const table = exploring({ players: [{ at: 'a2' }], kept: 'KT', gems: 4 });
    table.does(0, { type: 'enterRoom', room: 'a1' });
    expect(table.state().gems).toBe(5);
  });

  it('[WE8] a full track takes no more circles, and a joker is not spent on it', () => {
    const full = exploring({ players: [{ at: 'b2' }], kept: 'KK', tracks: { key: 10 } });
    full.does(0, { type: 'enterRoom', room: 'b1' });
    expect(full.track('key')).toBe('10/0');
    expect(full.events()).toContainEqual({ type: 'gainLost', seat: 0, track: 'key' });
    expect(full.state().players[0]?.crossed).toEqual(['b1']);

    const joker = exploring({ players: [{ at: 'b1' }], kept: 'GA', tracks: { key: 10, reroll: 8 } });
    joker.does(0, { type: 'enterRoom', room: 'b2' });
    expect(joker.state().choices[0]?.gains).toEqual(['torch', 'gold']);

    const none = exploring({
      players: [{ at: 'b1' }],
      kept: 'GA',
      tracks: { key: 10, reroll: 8, torch: 10, gold: 10 },
    });
    none.does(0, { type: 'enterRoom', room: 'b2' });
    expect(none.events()).toContainEqual({ type: 'gainLost', seat: 0 });
    expect(none.state().choices).toEqual([]);
  });

  it('[WE9] two adventurers in both rooms of a colour find two gems, once in the game', () => {
    const secret = (colour: string) => ROOMS.filter(room => BASE_SHEET.rooms[room].secret?.colour === colour);
    for (const colour of COLOURS) {
      const [upper = 'a1', lower = 'a1'] = secret(colour);
      const [from] = neighbours(upper);
      const position = { players: [{ at: from, crossed: [upper] }, { at: lower }], tracks: { rush: 2 } };
      const table = exploring(position);
      table.does(0, { type: 'rushInto', room: upper });
      expect(table.state()).toMatchObject({ gems: 2, secrets: [colour] });
      expect(table.events()).toContainEqual(expect.objectContaining({ type: 'secretFound', colour, by: [0, 1] }));

      const again = exploring({ ...position, secrets: [colour] });
      again.does(0, { type: 'rushInto', room: upper });
      expect(again.state().gems).toBe(0);
    }
  });

  it('[WE9] both in the same half, or in halves of two colours, find nothing', () => {
    const same = exploring({ players: [{ at: 'a1' }, { at: 'a2' }], tracks: { rush: 1 } });
    same.does(0, { type: 'rushInto', room: 'a2' });
    const other = exploring({ players: [{ at: 'a1' }, { at: 'a4' }], tracks: { rush: 1 } });
    other.does(0, { type: 'rushInto', room: 'a2' });
    expect([same.state().gems, other.state().gems]).toEqual([0, 0]);
  });
});
