import { tableOf } from '@templefall/testkit/rollwrite';
import { describe, expect, it } from 'vitest';
import { BONUS_TRACKS } from './content/adventure.ts';
import { PLAYER_COUNTS, TRACKS } from './vocabulary.ts';

describe('bonus tracks', () => {
  it('[WB1] only the player in turn uses circled boxes, any number, and a used box is crossed for the game', () => {
    const table = tableOf({ position: { cursed: [1, 2, 0], tracks: { heal: 2 } } });
    expect(table.does(1, { type: 'heal', field: 1 })).toBe('notYourTurn');
    expect(table.does(0, { type: 'heal', field: 1 })).toBe('done');
    expect(table.does(0, { type: 'heal', field: 2 })).toBe('done');
    expect(table.track('heal')).toBe('2/2');
    expect(table.state()).toMatchObject({ supply: 8, cursed: [0, 0, 0] });
    expect(
      tableOf({ position: { cursed: [1, 0, 0], tracks: { heal: '2/2' } } }).does(0, { type: 'heal', field: 1 }),
    ).toBe('noBox');
  });

  it('[WB1] a box just gained can be used at once', () => {
    const table = tableOf({ position: { phase: 'exploring', players: [{ at: 'b2' }], kept: 'KKT' } });
    table.does(0, { type: 'enterRoom', room: 'b1' });
    expect(table.does(0, { type: 'enterRoom', room: 'a1', boxes: ['key'] })).toBe('done');
    expect({ key: table.track('key'), at: table.at(0) }).toEqual({ key: '1/1', at: 'a1' });
  });

  it('[WB2] reaching the marked box of a track gives one gem, once, for every number of players', () => {
    for (const players of PLAYER_COUNTS)
      for (const track of TRACKS) {
        const { boxes, gemAt } = BONUS_TRACKS[track];
        const gemsAfter = (circled: number): number => {
          const map = track === 'rush' ? 1 : 3;
          const table = tableOf({
            options: { players, jokerHeals: true },
            position: { phase: 'exploring', players: [{ maps: { [map]: 'xxx/...' } }], tracks: { [track]: circled } },
          });
          table.does(0, { type: 'cashMap', map });
          if (map === 3) table.does(0, { type: 'chooseGain', gain: track });
          expect(table.track(track)).toBe(`${circled + 1}/0`);
          return table.state().gems;
        };
        const gems = Array.from({ length: boxes }, (_, circled) => gemsAfter(circled));
        expect(gems).toEqual(gems.map((_, circled) => (circled + 1 === gemAt[players] ? 1 : 0)));
      }
  });

  it('[WB3] before rolling, a heal brings all dice of one cursed field into the supply', () => {
    const table = tableOf({ position: { cursed: [2, 0, 3], tracks: { heal: 3 } } });
    expect(table.does(0, { type: 'heal', field: 2 })).toBe('fieldEmpty');
    expect(table.does(0, { type: 'heal', field: 3 })).toBe('done');
    expect(table.state()).toMatchObject({ supply: 6, cursed: [2, 0, 0] });
    table.does(0, { type: 'roll' });
    expect(table.does(0, { type: 'heal', field: 1 })).toBe('alreadyRolled');
  });

  it('[WB4] a re-roll throws both dice of the pair again, black masks too, before it is placed', () => {
    const table = tableOf({ position: { tracks: { reroll: 1 } }, chance: { 0: 'BKTA' } });
    expect(table.does(0, { type: 'reroll' })).toBe('noPair');
    table.does(0, { type: 'roll' });
    expect(table.does(0, { type: 'reroll' })).toBe('done');
    expect(table.state()).toMatchObject({ rolled: ['torch', 'adventurer'], cursed: [0, 0, 0], supply: 6 });
    expect(table.does(0, { type: 'reroll' })).toBe('noBox');
    expect(table.track('reroll')).toBe('1/1');
  });

  it.each([
    ['key', 'b1', 'K', 'key'],
    ['torch', 'c4', 'T', 'torch'],
    ['gold', 'c2', 'G', 'gold'],
  ] as const)('[WB5] while exploring a %s box is a die of that symbol', (track, room, kept, box) => {
    const from = { b1: 'b2', c4: 'b4', c2: 'd2' }[room];
    const table = tableOf({
      position: { phase: 'exploring', players: [{ at: from }], kept, tracks: { [track]: 1 } },
    });
    expect(table.does(0, { type: 'enterRoom', room })).toBe('otherBoxes');
    expect(table.does(0, { type: 'enterRoom', room, boxes: [box] })).toBe('done');
    expect(table.state().tracks[track].used).toBe(1);
  });

  it('[WB6] a rush enters a neighbouring room without paying, and its action counts', () => {
    const table = tableOf({ position: { phase: 'exploring', players: [{ at: 'a2' }], tracks: { rush: 1 } } });
    expect(table.does(0, { type: 'rushInto', room: 'c2' })).toBe('notNextDoor');
    expect(table.does(0, { type: 'rushInto', room: 'a1' })).toBe('done');
    expect({ gems: table.state().gems, rush: table.track('rush') }).toEqual({ gems: 1, rush: '1/1' });
    expect(table.does(0, { type: 'rushInto', room: 'a2' })).toBe('noBox');
  });

  it('[WB6] a rush goes before the first roll, between pairs and while a pair lies open, in one’s own turn alone', () => {
    for (const position of [{}, { kept: 'AK', placed: 1 }, { rolled: 'AK' }]) {
      const table = tableOf({ position: { players: [{ at: 'a2' }], tracks: { rush: 1 }, ...position } });
      expect(table.does(1, { type: 'rushInto', room: 'e1' })).toBe('notYourTurn');
      expect(table.offers(0, { type: 'rushInto', room: 'a1' })).toBe(true);
      const before = table.state();
      expect(table.does(0, { type: 'rushInto', room: 'a1' })).toBe('done');
      expect(table.state()).toMatchObject({ gems: 1, phase: 'rolling' });
      expect(table.does(0, { type: 'undo' })).toBe('done');
      expect(table.state()).toEqual(before);
    }
    const late = tableOf({
      position: { phase: 'sharing', pool: 'AK', takers: [1], players: [{ at: 'a2' }], tracks: { rush: 1 } },
    });
    expect(late.does(0, { type: 'rushInto', room: 'a1' })).toBe('wrongPhase');
  });

  it('[WB6] what was rushed before a roll stands after it', () => {
    const table = tableOf({ position: { players: [{ at: 'a2' }], tracks: { rush: 1 } }, chance: { 0: 'AK' } });
    table.does(0, { type: 'rushInto', room: 'a1' });
    table.does(0, { type: 'roll' });
    expect(table.does(0, { type: 'undo' })).toBe('nothingToUndo');
  });

  it('[WB3] [WB4] a heal comes before the first roll, and only dice of the supply are rolled again', () => {
    const between = tableOf({ position: { placed: 1, kept: 'A', cursed: [2, 0, 0], tracks: { heal: 1 } } });
    expect(between.does(0, { type: 'heal', field: 1 })).toBe('alreadyRolled');
    const barred = tableOf({ options: { variant: 'barredWays' }, position: { extra: 'AK', tracks: { reroll: 1 } } });
    expect(barred.does(0, { type: 'reroll' })).toBe('noPair');
  });

  it('[WB7] a lone last die may be re-rolled, several re-rolls may follow each other', () => {
    const table = tableOf({ position: { cursed: [7, 0, 0], tracks: { reroll: 2 } }, chance: { 0: 'BBK' } });
    table.does(0, { type: 'roll' });
    table.does(0, { type: 'reroll' });
    table.does(0, { type: 'reroll' });
    expect(table.state().rolled).toEqual(['key']);
  });

  it('[WB7] from outside a rush enters any room of one’s side; nobody goes back outside', () => {
    const table = tableOf({ position: { phase: 'exploring', players: [{ at: 'south' }], tracks: { rush: 2 } } });
    expect(table.does(0, { type: 'rushInto', room: 'a1' })).toBe('notNextDoor');
    expect(table.does(0, { type: 'rushInto', room: 'c5' })).toBe('done');
    const next = table.legal(0).flatMap(command => (command.type === 'rushInto' ? [command.room] : []));
    expect(next.toSorted()).toEqual(['b5', 'c4', 'd5']);
  });

  it('[WB7] boxes stand in for dice while paying only: none of them ever enters the pool', () => {
    const table = tableOf({
      position: { phase: 'exploring', players: [{ at: 'b2' }], kept: 'K', pool: 'A', tracks: { key: 3 } },
    });
    table.does(0, { type: 'enterRoom', room: 'b1', boxes: ['key'] });
    table.does(0, { type: 'endExploring' });
    expect(table.events()).toContainEqual({ type: 'diceTaken', seat: 1, faces: ['adventurer'] });
    expect(table.state().pool).toEqual([]);
  });
});
