import { rich, treasuresIn as sliceOf } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';

describe('double torch and double key', () => {
  it('[TM2.4] double torch: two torches in one payment, and gone', () => {
    const game = rich({
      players: [{ at: '1,0', dice: 'TTAAA' }],
      rooms: { '1,0': 'deep-8@W' },
      held: [[0, 'doubleTorch']],
    });
    expect(game.does(0, { type: 'activate', gems: 1 })).toBe('cannotPay');
    expect(game.does(0, { type: 'activate', gems: 1, spend: ['doubleTorch'] })).toBe('done');
    expect([game.dice(0), game.room('1,0').gems]).toEqual(['..AAA', 1]);
    expect(sliceOf(game).held).toEqual([]);
  });

  it('[TM2.5] double key: in combined payments and escapes too; a symbol not needed is lost', () => {
    const escaping = rich({
      players: [{ at: '1,0', dice: 'AAAAA' }, {}],
      rooms: { '1,0': 'exit@W' },
      held: [[0, 'doubleKey']],
      depot: 0,
    });
    expect(escaping.does(0, { type: 'escape' })).toBe('cannotPay');
    expect(escaping.does(0, { type: 'escape', spend: ['doubleKey'] })).toBe('done');
    expect([escaping.dice(0), sliceOf(escaping).held]).toEqual(['AAAAA', []]);
    const together = rich({
      players: [
        { at: '1,0', dice: 'KKKKA' },
        { at: '1,0', dice: 'KAAAA' },
      ],
      rooms: { '1,0': 'great-keys-1@W' },
      held: [[1, 'doubleKey']],
    });
    // [TM2.10] The friend's own: seat 0 cannot spend it, its owner can, with everybody's dice.
    expect(together.legal(0).some(command => 'spend' in command)).toBe(false);
    expect(together.does(0, { type: 'activate', gems: 2, spend: ['doubleKey'] })).toBe('otherPayment');
    expect(sliceOf(together).held.length).toBe(1);
    expect(together.does(1, { type: 'activate', gems: 2, spend: ['doubleKey'] })).toBe('done');
    expect([together.dice(0), together.dice(1), sliceOf(together).held]).toEqual(['....A', '.AAAA', []]);
  });

  it('[TM2.10] no treasure of the priest serves far away, nor does one of those who stand there', () => {
    const game = rich({
      players: [
        { at: '0,0', dice: 'BBBAA' },
        { at: '1,0', dice: 'KKAAA' },
      ],
      rooms: { '1,0': 'great-keys-1@W' },
      held: [
        [0, 'doubleKey'],
        [1, 'doubleKey'],
      ],
      options: { characters: [{ character: 'priest', ability: 'activated' }] },
    });
    expect(game.does(0, { type: 'giveMasks', at: '1,0', gems: 2, spend: ['doubleKey'] })).toBe('otherPayment');
    expect(game.does(0, { type: 'giveMasks', at: '1,0', gems: 1 })).toBe('done');
    expect(sliceOf(game).held.length).toBe(2);
  });

  it('[TM2.11] a token may be spent where dice suffice: both are offered, and the player chooses', () => {
    const game = rich({
      players: [{ at: '1,0', dice: 'KKKKA' }],
      rooms: { '1,0': 'great-keys-1@W' },
      held: [
        [0, 'doubleKey'],
        [0, 'doubleKey'],
        [0, 'doubleTorch'],
      ],
    });
    const gem = { type: 'activate', seat: 0, gems: 1 };
    expect(game.legal(0).filter(command => command.type === 'activate' && command.gems === 1)).toEqual([
      { ...gem, pay: [11, 12, 13, 14] },
      { ...gem, pay: [11, 12], spend: ['doubleKey'] },
      { ...gem, pay: [], spend: ['doubleKey', 'doubleKey'] },
    ]);
    // What the cost does not ask for, and what one does not own, is not taken.
    expect(game.does(0, { type: 'activate', gems: 1, spend: ['doubleTorch'] })).toBe('otherPayment');
    expect(game.does(0, { type: 'activate', gems: 1, spend: ['doubleKey', 'doubleKey', 'doubleKey'] })).toBe(
      'otherPayment',
    );
    expect(game.does(0, { type: 'activate', gems: 1, spend: ['teleport'] })).toBe('otherPayment');
    expect(game.does(0, { type: 'activate', gems: 1, spend: ['doubleKey'] })).toBe('done');
    expect([game.dice(0), sliceOf(game).held.length]).toEqual(['..KKA', 2]);
  });
});
