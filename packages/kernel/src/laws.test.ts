import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { any, concat, every, type Law, max, refusalBy, sum } from './laws.ts';

const CODES = ['paused', 'noSuchDoor', 'tooFewDice'] as const;
type Refusal = { readonly code: (typeof CODES)[number]; readonly because?: { readonly need: number } };

const refusals: fc.Arbitrary<Refusal> = fc.oneof(
  fc.record({ code: fc.constantFrom(...CODES) }),
  fc.record({ code: fc.constantFrom(...CODES), because: fc.record({ need: fc.nat(3) }) }),
);
const told = refusalBy<(typeof CODES)[number], Refusal>(CODES);

/** Whatever the order of the answers, the law says the same. */
const forgetsOrder = <T>(law: Law<T>, answers: fc.Arbitrary<T>): void =>
  fc.assert(
    fc.property(
      answers,
      fc
        .array(answers, { maxLength: 6 })
        .chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      (base, [list, otherwise]) => {
        expect(law(base, otherwise)).toEqual(law(base, list));
      },
    ),
  );

describe('laws', () => {
  it('say the same whatever the order of the answers', () => {
    forgetsOrder(sum, fc.integer({ min: -9, max: 9 }));
    forgetsOrder(max, fc.integer());
    forgetsOrder(any, fc.boolean());
    forgetsOrder(every, fc.boolean());
    forgetsOrder<readonly unknown[]>(concat, fc.array(fc.oneof(fc.string(), fc.record({ id: fc.nat(5) }))));
    forgetsOrder(told, fc.option(refusals, { nil: undefined }));
  });

  it('leave the base as it is when nobody answers', () => {
    expect([sum(3, []), max(3, []), any(false, []), every(true, [])]).toEqual([3, 3, false, true]);
    expect(concat(['b', 'a'], [])).toEqual(['b', 'a']);
    expect(told(undefined, [])).toBeUndefined();
    expect(told({ code: 'paused' }, [])).toEqual({ code: 'paused' });
  });

  it('combine the base with the answers', () => {
    expect(sum(5, [-1, 2])).toBe(6);
    expect(max(5, [7, 6])).toBe(7);
    expect([any(false, [false, true]), any(true, [false]), any(false, [false])]).toEqual([true, true, false]);
    expect([every(true, [true, false]), every(false, [true]), every(true, [true])]).toEqual([false, false, true]);
    expect(concat(['c'], [['b'], ['a', 'b']])).toEqual(['a', 'b', 'b', 'c']);
  });

  it('tell of several refusals the one whose code is declared first', () => {
    expect(told(undefined, [{ code: 'tooFewDice' }, undefined, { code: 'noSuchDoor' }])).toEqual({
      code: 'noSuchDoor',
    });
    expect(told({ code: 'tooFewDice' }, [{ code: 'paused' }])).toEqual({ code: 'paused' });
  });
});
