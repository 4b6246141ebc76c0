import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hidden, known, type Pile, pileOf, top, turnedOver, without, withUnder } from './pile.ts';

const cards = fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 12 });

/** What is done to a pile and then hidden is what is done to the hidden pile: a view folds like the state. */
const folds = (pile: Pile<number>, change: (pile: Pile<number>) => Pile<number>): void =>
  expect(change(hidden(pile))).toEqual(hidden(change(pile)));

describe('pile', () => {
  it('folds the same whether its order is known or hidden', () => {
    fc.assert(
      fc.property(cards, fc.nat(), fc.array(fc.nat()), fc.nat(20), (order, pick, more, count) => {
        const pile = pileOf(order);
        const card = order[pick % order.length] as number;
        folds(pile, one => without(one, card));
        folds(pile, one => withUnder(one, more));
        folds(pile, one => turnedOver(one, count));
      }),
    );
  });

  it('shows nothing but its size once it is hidden', () => {
    expect(hidden(pileOf(['exit', 'altar']))).toEqual({ size: 2 });
    expect(hidden(pileOf(['altar', 'exit']))).toEqual(hidden(pileOf(['exit', 'altar'])));
    expect(hidden(hidden(pileOf(['exit'])))).toEqual({ size: 1 });
  });

  it('has its first card on top', () => {
    expect(top(pileOf(['a', 'b']))).toBe('a');
    expect(top(pileOf([]))).toBeUndefined();
  });

  it('gives up a card wherever it lay, one copy of it only', () => {
    expect(without(pileOf(['a', 'b', 'c']), 'b')).toEqual(pileOf(['a', 'c']));
    expect(without(pileOf(['a', 'b', 'a']), 'a')).toEqual(pileOf(['b', 'a']));
  });

  it('takes cards in under the others, in the order given', () => {
    expect(withUnder(pileOf(['a']), ['b', 'c'])).toEqual(pileOf(['a', 'b', 'c']));
  });

  it('is turned over card by card, all the way round and on', () => {
    const pile = pileOf(['a', 'b', 'c']);
    expect(turnedOver(pile, 0)).toEqual(pile);
    expect(turnedOver(pile, 1)).toEqual(pileOf(['b', 'c', 'a']));
    expect(turnedOver(pile, 3)).toEqual(pile);
    expect(turnedOver(pile, 4)).toEqual(turnedOver(pile, 1));
    expect(turnedOver(pileOf([]), 2)).toEqual(pileOf([]));
  });

  it('throws when a view is asked for the order, or a card is not there', () => {
    expect(() => known({ size: 3 })).toThrow('a hidden pile of 3 was asked for its order');
    expect(() => top({ size: 3 })).toThrow('a hidden pile of 3');
    expect(() => without(pileOf(['a']), 'b')).toThrow('not in the pile: "b"');
  });
});
