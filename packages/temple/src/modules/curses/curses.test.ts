import { pileOf, type Seat } from '@templefall/kernel';
import {
  type Cursed,
  cursed,
  curseNames,
  playing,
  position,
  setUp,
  cursesIn as sliceOf,
  tilesOf,
} from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { temple } from '../../temple.ts';
import { CURSE_ROWS, CURSES } from './content.ts';
import type { Slice } from './slice.ts';

describe('curse cards', () => {
  it('[TM1.1] fourteen cards in the base set; each box adds its own', () => {
    const size = (modules: object) => (position({ options: { modules } }).modules.curses as Slice).deck.size;
    expect(size({ curses: true })).toBe(14);
    expect(size({ curses: true, additions: true })).toBe(16);
    expect(size({ curses: true, additions: true, pit: true, doomed: true, fountain: true })).toBe(26);
  });

  it('[TM1.1] whoever discovers a room with the purple mask lays the top card open before them', () => {
    const game = cursed({
      players: [{ at: '1,0', dice: 'AAAAA' }, {}],
      deck: ['silence', 'trap'],
      stack: ['deep-5', 'deep-1'],
    });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(curseNames(game)).toEqual(['silence']);
    expect(sliceOf(game).deck).toEqual({ size: 1, order: ['trap'] });
  });

  it('[TM1.1] a room without the mask draws nothing', () => {
    const game = cursed({ players: [{ at: '1,0', dice: 'AAAAA' }], deck: ['silence'], stack: ['deep-2'] });
    game.does(0, { type: 'discover', side: 'E' });
    expect(curseNames(game)).toEqual([]);
  });

  it('[TS10] a mask on a room laid at setup is ignored', () => {
    const setups = Array.from({ length: 40 }, (_, index) => setUp({ modules: { curses: true } }, `setup ${index}`));
    expect(setups.some(({ rooms }) => Object.values(rooms).some(room => room.tile.marks?.includes('curse')))).toBe(
      true,
    );
    for (const { modules } of setups) expect(modules.curses).toMatchObject({ held: [], deck: { size: 14 } });
  });

  it('[TS5] the curse-and-treasure rooms replace the basic ones', () => {
    const ids = tilesOf(setUp({ modules: { curses: true } }));
    expect(ids.filter(id => id.startsWith('basic'))).toEqual([]);
  });

  it('[TM1.2] a curse its owner already has is discarded without effect', () => {
    const game = cursed({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      held: [{ curse: 'trulyCursed' }],
      deck: ['trulyCursed', 'mask'],
      stack: ['deep-5'],
    });
    game.does(0, { type: 'discover', side: 'E' });
    expect(curseNames(game)).toEqual(['trulyCursed', 'mask']);
    expect(sliceOf(game).deck.size).toBe(0);
  });

  it.each(CURSES.filter(curse => CURSE_ROWS[curse].lift))(
    '[TM1.3] %s is lifted by the combination on its card, with one’s own dice',
    curse => {
      const lift = (CURSE_ROWS[curse].lift ?? []).join('');
      const game = cursed({
        players: [{ dice: `${lift}BB` }, { dice: 'AKTGG' }],
        held: [{ curse }],
      });
      const short = cursed({ players: [{ dice: `${lift.slice(1)}BBB` }, { dice: 'AKTGG' }], held: [{ curse }] });
      expect(short.does(0, { type: 'liftCurse', curse })).toBe('cannotPay');
      expect(game.does(0, { type: 'liftCurse', curse })).toBe('done');
      expect(game.dice(0)).toBe('...BB');
      expect(curseNames(game)).toEqual([]);
      expect(game.does(0, { type: 'liftCurse', curse })).toBe('notCursed');
    },
  );

  it('[TM1.10] with an empty deck nothing is drawn', () => {
    const game = cursed({ players: [{ at: '1,0', dice: 'AAAAA' }], deck: [], stack: ['deep-5'] });
    expect(game.does(0, { type: 'discover', side: 'E' })).toBe('done');
    expect(curseNames(game)).toEqual([]);
  });

  it('[TX1] a view does not tell the order of the deck', () => {
    const game = cursed({ deck: ['silence', 'trap'] });
    expect((temple.view(game.state()).modules.curses as Slice).deck).toEqual({ size: 2 });
  });
});

describe('what curses do', () => {
  it('[TM1.4] trap: neither enter nor discover', () => {
    const game = cursed({ players: [{ dice: 'AAAAA' }], held: [{ curse: 'trap' }] });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('trapped');
    expect(game.does(0, { type: 'discover', side: 'W' })).toBe('trapped');
  });

  it('[TM1.5] broken die: one die, picked as at a slam, lies on the card and comes back blank', () => {
    const game = cursed({ players: [{ at: '1,0', dice: 'AAABK' }], deck: ['brokenDie'], stack: ['deep-5'] });
    game.does(0, { type: 'discover', side: 'E' });
    // The discovery spent 11 and 12; the black 14 goes first.
    expect(game.player(0).dice.map(die => die.id)).toEqual([11, 12, 13, 15]);
    expect(sliceOf(game).held).toEqual([{ seat: 0, curse: 'brokenDie', die: 14 }]);
    const lifting = cursed({ players: [{ dice: 'TTK' }], held: [{ curse: 'brokenDie', die: 14 as never }] });
    expect(lifting.does(0, { type: 'liftCurse', curse: 'brokenDie' })).toBe('done');
    expect(lifting.player(0).dice.at(-1)).toEqual({ id: 14 });
  });

  it('[TM1.6] mask: a gold mask frees one black die, not two', () => {
    const game = cursed({ players: [{ dice: 'GBBAA' }], held: [{ curse: 'mask' }] });
    expect(game.does(0, { type: 'free', owner: 0, helped: 0, count: 2 })).toBe('tooMany');
    expect(game.does(0, { type: 'free', owner: 0, helped: 0, count: 1 })).toBe('done');
  });

  it('[TM1.13] mask: also when helping others, while an unmasked friend frees two', () => {
    const game = cursed({ players: [{ dice: 'GAAAA' }, { dice: 'BBBBG' }], held: [{ curse: 'mask' }] });
    expect(game.does(0, { type: 'free', owner: 0, helped: 1, count: 2 })).toBe('tooMany');
    expect(game.does(1, { type: 'free', owner: 1, helped: 1, count: 2 })).toBe('done');
  });

  it('[TM1.7] silence: the player may not talk, the others may', () => {
    const game = cursed({ players: [{}, {}], held: [{ curse: 'silence' }] });
    expect([temple.isSilenced(game.state(), 0 as Seat), temple.isSilenced(game.state(), 1 as Seat)]).toEqual([
      true,
      false,
    ]);
  });

  it('[TM1.8] lost dice: of many hasty rolls one in six costs a die, a calm one never', () => {
    const hasty = (waited: number) =>
      Array.from({ length: 300 }, (_, index) => {
        const start = cursed({ players: [{ rollsAt: 10_000 }], held: [{ curse: 'lostDice' }] }).state();
        const game = playing(start, { seed: `haste ${index}` });
        game.does(0, { type: 'roll', dice: [11, 12, 13] }, 10_000 + waited);
        return game.player(0).lost.length;
      }).reduce((sum, one) => sum + one, 0);
    expect(hasty(699)).toBeGreaterThan(25);
    expect(hasty(699)).toBeLessThan(80);
    expect(hasty(700)).toBe(0);
  });

  it('[TM1.9] cursed hand: no roll without a hand on the head', () => {
    const game = cursed({ held: [{ curse: 'cursedHand' }] });
    expect(game.does(0, { type: 'roll', dice: [11] })).toBe('handNotDown');
    expect(game.does(0, { type: 'setHand', down: true })).toBe('done');
    expect(game.does(0, { type: 'roll', dice: [11] })).toBe('done');
    expect(game.does(0, { type: 'setHand', down: false })).toBe('done');
    expect(game.does(0, { type: 'roll', dice: [11] }, 9000)).toBe('handNotDown');
    expect(cursed({}).does(0, { type: 'setHand', down: true })).toBe('notCursed');
  });

  it('[TM1.9] cursed hand with the assist: rolls take twice as long instead', () => {
    const game = cursed({ held: [{ curse: 'cursedHand' }], options: { curses: { hand: true } } });
    expect(game.does(0, { type: 'roll', dice: [11] }, 0)).toBe('done');
    expect(game.player(0).rollsAt).toBe(3200);
  });

  it('[TM1.11] with one die left the broken die is discarded; a die on the card is not lost at a slam', () => {
    const last = cursed({
      players: [{ at: '1,0', dice: 'AA' }],
      held: [],
      deck: ['brokenDie', 'brokenDie'],
      stack: ['deep-5', 'deep-8'],
    });
    last.does(0, { type: 'discover', side: 'E' });
    expect(last.dice(0)).toBe('.');
    const game = cursed({ players: [{ at: '1,0', dice: 'A' }], held: [{ curse: 'brokenDie', die: 12 as never }] });
    game.until(420_250);
    expect([game.dice(0), game.player(0).lost.length]).toEqual(['', 1]);
    expect(sliceOf(game).held[0]?.die).toBe(12);
  });

  it('[TP3] truly cursed: its owner draws two', () => {
    const game = cursed({
      players: [{ at: '1,0', dice: 'AAAAA' }],
      held: [{ curse: 'trulyCursed' }],
      deck: ['silence', 'trap', 'mask'],
      stack: ['deep-5'],
    });
    game.does(0, { type: 'discover', side: 'E' });
    expect(curseNames(game)).toEqual(['trulyCursed', 'silence', 'trap']);
  });

  it('[TP4] doomed: no escape until it is lifted', () => {
    const game = cursed({
      players: [{ at: '1,0', dice: 'KKTGA' }],
      rooms: { '1,0': 'exit@W' },
      held: [{ curse: 'doomed' }],
      depot: 0,
    });
    expect(game.does(0, { type: 'escape' })).toBe('doomed');
    expect(game.does(0, { type: 'liftCurse', curse: 'doomed' })).toBe('done');
    expect(game.does(0, { type: 'escape' })).toBe('done');
  });

  it('[TP5] on your feet: after ten seconds the adventurer sinks down and cannot roll until they stand up', () => {
    const game = cursed({ held: [{ curse: 'onYourFeet', stoodAt: 0 }] });
    expect(game.does(0, { type: 'roll', dice: [11] }, 9999)).toBe('done');
    expect(game.does(0, { type: 'roll', dice: [12] }, 12_000)).toBe('sunkDown');
    expect(game.does(0, { type: 'standUp' }, 12_000)).toBe('done');
    expect(game.does(0, { type: 'roll', dice: [12] }, 12_000)).toBe('done');
    expect(cursed({}).does(0, { type: 'standUp' })).toBe('notCursed');
  });

  it('[TP5] on your feet with the assist: rolls take half as long again instead', () => {
    const game = cursed({ held: [{ curse: 'onYourFeet', stoodAt: 0 }], options: { curses: { feet: true } } });
    expect(game.does(0, { type: 'roll', dice: [11] }, 20_000)).toBe('done');
    expect(game.player(0).rollsAt).toBe(22_400);
  });

  it('[TP7] poisoned: one die in the start room, two elsewhere, at each of the two slams', () => {
    const game = cursed({
      players: [{ dice: 'AAAAA' }, { at: '1,0', dice: 'AAAAA' }, { at: '1,0', dice: 'AAAAA' }],
      held: [{ curse: 'poisoned' }, { curse: 'poisoned', seat: 1 }],
    });
    game.until(210_250);
    expect(game.state().players.map(player => player.lost.length)).toEqual([1, 2, 1]);
    game.until(420_250);
    expect(game.state().players.map(player => player.lost.length)).toEqual([2, 4, 2]);
  });

  it('[TP8] vines: adventurers pay for nothing and are always rolled along', () => {
    const game = cursed({ players: [{ dice: 'AAKT.' }], held: [{ curse: 'vines' }] });
    expect(game.does(0, { type: 'enter', to: '1,0' })).toBe('cannotPay');
    expect(game.does(0, { type: 'discover', side: 'W' })).toBe('cannotPay');
    expect(game.does(0, { type: 'roll', dice: [15] })).toBe('done');
    expect(game.events()).toMatchObject([{ type: 'rolled', dice: [{ id: 15 }, { id: 11 }, { id: 12 }] }]);
  });
});

describe('whoever has escaped', () => {
  const atExit = (held: Cursed['held']) =>
    cursed({
      players: [{ at: '1,0', dice: 'KAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      held: held ?? [],
      depot: 0,
    });

  it('[TA12] swaps no souls and loses no treasure any more; the card just goes', () => {
    const game = atExit([
      { curse: 'soulSwap', until: 6000 },
      { curse: 'lostTreasure', until: 6000 },
    ]);
    game.does(0, { type: 'escape' });
    expect(game.does(0, { type: 'swapSouls', other: 1 })).toBe('escaped');
    expect(game.does(0, { type: 'loseTreasure', treasure: 'teleport' })).toBe('escaped');
    game.until(6250);
    expect(curseNames(game)).toEqual([]);
    expect(game.state().players.map(({ pawn }) => pawn)).toEqual([0, 1]);
  });

  it('[TA12] talks again, silenced or not', () => {
    const game = atExit([{ curse: 'silence' }]);
    expect(temple.isSilenced(game.state(), 0 as Seat)).toBe(true);
    game.does(0, { type: 'escape' });
    expect(temple.isSilenced(game.state(), 0 as Seat)).toBe(false);
  });

  it('[TA12] draws no curse for a room that is laid after they left', () => {
    const game = cursed({
      players: [{ at: '1,0', dice: 'AAKAA' }, {}],
      rooms: { '1,0': 'exit@W', '-1,0': 'deep-1@E' },
      deck: ['silence'],
      stack: ['deep-5', 'deep-2'],
      depot: 0,
    });
    const start = game.state();
    const drawn = {
      seat: 0 as Seat,
      from: '-1,0',
      side: 'W',
      tile: temple.tile('deep-5' as never),
      until: 4000,
    };
    const looking = playing({ ...start, stack: pileOf(['deep-2']), drawn } as never as typeof start);
    looking.does(0, { type: 'escape' });
    looking.until(4250);
    expect(looking.room('-2,0').tile.id).toBe('deep-5');
    expect(curseNames(looking)).toEqual([]);
  });
});

describe('lost treasure', () => {
  it('[TP2] with no treasure, just the card goes', () => {
    const game = cursed({ players: [{ at: '1,0', dice: 'AAAAA' }], deck: ['lostTreasure'], stack: ['deep-5'] });
    game.does(0, { type: 'discover', side: 'E' });
    expect(curseNames(game)).toEqual([]);
  });

  it('it cannot be lifted, and names only what is there', () => {
    const game = cursed({ held: [{ curse: 'lostTreasure', until: 5000 }] });
    expect(game.does(0, { type: 'liftCurse', curse: 'lostTreasure' })).toBe('cannotBeLifted');
    expect(game.does(0, { type: 'loseTreasure', treasure: 'doubleKey' })).toBe('noSuchTreasure');
    expect(cursed({}).does(0, { type: 'loseTreasure', treasure: 'doubleKey' })).toBe('nothingToName');
  });
});
