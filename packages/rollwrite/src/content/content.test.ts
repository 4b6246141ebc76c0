import { describe, expect, it } from 'vitest';
import { ROOMS } from '../vocabulary.ts';
import { BONUS_TRACKS } from './adventure.ts';
import { mapProblems, sheetProblems, trackProblems } from './check.ts';
import { TREASURE_MAPS } from './maps.ts';
import { BASE_SHEET, VARIANT_SHEET } from './temple.ts';

describe('content', () => {
  it('both sheets keep the laws of the content', () => {
    expect([...sheetProblems(BASE_SHEET), ...sheetProblems(VARIANT_SHEET)]).toEqual([]);
    expect([...mapProblems(), ...trackProblems()]).toEqual([]);
  });

  it('the variant sheet is the base sheet turned over, keys and torches exchanged', () => {
    expect(VARIANT_SHEET.rooms.d1).toEqual({
      symbols: ['torch', 'torch'],
      action: 'torch',
      secret: { colour: 'yellow', half: 'upper' },
    });
    expect(VARIANT_SHEET.rooms.c3).toEqual({ symbols: ['adventurer', 'torch'], action: 'exit' });
    expect(VARIANT_SHEET.rooms.e5).toEqual({ symbols: ['torch', 'gold'], action: 'gem' });
  });

  it('[WE9] the checker sees a secret pair that can be entered from outside on both halves', () => {
    const rooms = {
      ...BASE_SHEET.rooms,
      c4: { symbols: ['torch', 'torch'], action: 'gem' },
      d5: { ...BASE_SHEET.rooms.d5, secret: { colour: 'yellow', half: 'lower' } },
    } as const;
    expect(sheetProblems({ id: 'base', rooms })).toEqual(['both halves of yellow lie on the border']);
  });

  it('no room gives a rush', () => {
    expect(ROOMS.map(room => String(BASE_SHEET.rooms[room].action))).not.toContain('rush');
  });

  it('the checker sees a room that breaks the laws', () => {
    const rooms = { ...BASE_SHEET.rooms, b1: { ...BASE_SHEET.rooms.b1, symbols: ['key', 'gold'] } as const };
    expect(sheetProblems({ id: 'base', rooms })).toEqual(['rooms with KK: 0, not 1', 'rooms with KG: 2, not 1']);
    const { secret: _, ...plain } = BASE_SHEET.rooms.b1;
    expect(sheetProblems({ id: 'base', rooms: { ...BASE_SHEET.rooms, b1: plain } })).toEqual([
      'upper halves of yellow: 0, not 1',
    ]);
    expect(
      sheetProblems({ id: 'base', rooms: { ...BASE_SHEET.rooms, c3: { ...BASE_SHEET.rooms.c3, action: 'gem' } } }),
    ).toEqual(['exit rooms: 0, not 1']);
  });

  it('the checker sees a map or a track that breaks the laws', () => {
    expect(mapProblems({ ...TREASURE_MAPS, 2: { ...TREASURE_MAPS[2], gem: ['key'] } })).toEqual([
      'gem symbols of map 2: 1, not 3',
    ]);
    expect(trackProblems({ ...BONUS_TRACKS, rush: { ...BONUS_TRACKS.rush, boxes: 4 } })).toEqual([
      'rush gives 3 players no gem',
      'rush gives 4 players no gem',
    ]);
    // Two maps of two players bring four rushes: a gem further on is none.
    const far = { ...BONUS_TRACKS.rush, gemAt: { 2: 5, 3: 6, 4: 7 } };
    expect(trackProblems({ ...BONUS_TRACKS, rush: far })).toEqual([
      'rush gives 2 players no gem',
      'the gems of 2 players stand in more than one column',
    ]);
  });
});
