import type { Seat } from '@templefall/kernel';
import { cursed, curseNames } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { temple } from '../../../temple.ts';

describe('soul swap', () => {
  const three = [{ at: '1,0' }, { at: '0,0' }, { at: '0,0' }];

  it('[TM5.2] each plays on with the other’s pawn where it stands; dice stay with the people', () => {
    const game = cursed({ players: three, held: [{ curse: 'soulSwap', until: 6000 }] });
    expect(game.does(0, { type: 'swapSouls', other: 2 })).toBe('done');
    expect(game.state().players.map(({ pawn, spot }) => [pawn, spot])).toEqual([
      [2, '0,0'],
      [1, '0,0'],
      [0, '1,0'],
    ]);
    expect(game.player(0).dice[0]?.id).toBe(11);
    expect(game.does(0, { type: 'swapSouls', other: 1 })).toBe('nothingToName');
  });

  it('[TM5.2] not named within five seconds: the nearest seat', () => {
    const acting = cursed({ players: [{ at: '1,0', dice: 'AAAAA' }, {}, {}], deck: ['soulSwap'], stack: ['deep-5'] });
    acting.does(0, { type: 'discover', side: 'E' }, 1000);
    acting.until(6249);
    expect(acting.player(0).pawn).toBe(0);
    acting.until(6250);
    expect(acting.state().players.map(({ pawn }) => pawn)).toEqual([1, 0, 2]);
  });

  it('[TM5.2] alone, the card is discarded', () => {
    const game = cursed({ players: [{ at: '1,0', dice: 'AAAAAAA' }], deck: ['soulSwap'], stack: ['deep-5'] });
    game.does(0, { type: 'discover', side: 'E' });
    expect(curseNames(game)).toEqual([]);
    expect(temple.due(game.state())?.at).toBe(180_000);
  });

  it('[TM5.4] only players in the temple can be named, and not oneself', () => {
    const game = cursed({
      players: [{}, { at: '1,0', dice: 'KAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      held: [{ curse: 'soulSwap', until: 6000 }],
      depot: 0,
    });
    game.does(1, { type: 'escape' });
    expect(game.does(0, { type: 'swapSouls', other: 1 })).toBe('escaped');
    expect(game.does(0, { type: 'swapSouls', other: 0 })).toBe('nameAnother');
    expect(game.does(0, { type: 'swapSouls', other: 9 })).toBe('noSuchSeat');
    expect(game.does(0, { type: 'swapSouls', other: 2 }, 6000)).toBe('nothingToName');
    game.until(6250);
    expect(game.player(0).pawn).toBe(2);
  });

  it('[TM5.4] several swaps: the pawns are those of the swaps in force, one after the other; with none left everyone has their own', () => {
    const players = [{ dice: 'KKAAA' }, { at: '1,0', dice: 'KKAAA' }, { at: '2,0', dice: 'AAAAA' }];
    const rooms = { '1,0': 'deep-1@W', '2,0': 'deep-7@W' };
    const swapped = () => {
      const game = cursed({
        players,
        rooms,
        // Drawn in this order, but named in the other: what counts is when souls were swapped.
        held: [
          { seat: 1 as Seat, curse: 'soulSwap', until: 9000 },
          { seat: 0 as Seat, curse: 'soulSwap', until: 9000 },
        ],
      });
      expect(game.does(0, { type: 'swapSouls', other: 1 })).toBe('done');
      expect(game.does(1, { type: 'swapSouls', other: 2 })).toBe('done');
      return game;
    };
    const standing = (game: ReturnType<typeof swapped>) =>
      game.state().players.map(({ pawn, spot }) => `${pawn} ${spot}`);
    expect(standing(swapped())).toEqual(['1 1,0', '2 2,0', '0 0,0']);

    const firstFirst = swapped();
    firstFirst.does(0, { type: 'liftCurse', curse: 'soulSwap' });
    expect(standing(firstFirst)).toEqual(['0 0,0', '2 2,0', '1 1,0']);
    firstFirst.does(1, { type: 'liftCurse', curse: 'soulSwap' });
    expect(standing(firstFirst)).toEqual(['0 0,0', '1 1,0', '2 2,0']);

    const lastFirst = swapped();
    lastFirst.does(1, { type: 'liftCurse', curse: 'soulSwap' });
    expect(standing(lastFirst)).toEqual(['1 1,0', '0 0,0', '2 2,0']);
    lastFirst.does(0, { type: 'liftCurse', curse: 'soulSwap' });
    expect(standing(lastFirst)).toEqual(['0 0,0', '1 1,0', '2 2,0']);
  });

  it('[TM5.4] a swap between two others is left alone, and one with somebody who escaped is over', () => {
    const game = cursed({
      players: [{ dice: 'KKAAA' }, { dice: 'AAAAA' }, { at: '1,0', dice: 'KAAAA' }, { dice: 'KKAAA' }],
      rooms: { '1,0': 'exit@W' },
      held: [
        { seat: 0 as Seat, curse: 'soulSwap', other: 1 as Seat },
        { seat: 3 as Seat, curse: 'soulSwap', other: 2 as Seat },
      ],
      depot: 0,
    });
    game.does(2, { type: 'escape' });
    expect(game.does(0, { type: 'liftCurse', curse: 'soulSwap' })).toBe('done');
    expect(game.events().filter(({ type }) => type === 'pawnsSwapped')).toEqual([
      { type: 'pawnsSwapped', seats: [0, 1] },
    ]);
    expect(game.does(3, { type: 'liftCurse', curse: 'soulSwap' })).toBe('done');
    expect(game.player(3).pawn).toBe(3);
  });

  it('[TM5.4] lifted, the two exchange the pawns they now play; if either has escaped the card just goes', () => {
    const game = cursed({
      players: [{ dice: 'KKAAA' }, { at: '1,0', dice: 'KAAAA' }],
      rooms: { '1,0': 'exit@W' },
      held: [{ curse: 'soulSwap', other: 1 as Seat }],
      depot: 0,
    });
    expect(game.does(0, { type: 'liftCurse', curse: 'soulSwap' })).toBe('done');
    expect(game.state().players.map(({ pawn, spot }) => [pawn, spot])).toEqual([
      [1, '1,0'],
      [0, '0,0'],
    ]);
    const gone = cursed({
      players: [{ dice: 'KKAAA' }, { at: '1,0', dice: 'KAAAA' }],
      rooms: { '1,0': 'exit@W' },
      held: [{ curse: 'soulSwap', other: 1 as Seat }],
      depot: 0,
    });
    gone.does(1, { type: 'escape' });
    expect(gone.does(0, { type: 'liftCurse', curse: 'soulSwap' })).toBe('done');
    expect(gone.player(0)).toMatchObject({ pawn: 0, spot: '0,0' });
  });
});
