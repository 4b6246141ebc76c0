import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './journal.ts';

interface Event {
  readonly type: 'added';
  readonly n: number;
}
const game = { evolve: (total: readonly number[], event: Event): readonly number[] => [...total, event.n] };
const events = fc.array(fc.record({ type: fc.constant('added' as const), n: fc.integer() }));

describe('fold', () => {
  it('gives the state after all events, in their order', () => {
    const added = [1, 2, 3].map((n): Event => ({ type: 'added', n }));
    expect(fold(game, [0], added)).toEqual([0, 1, 2, 3]);
    expect(fold(game, [0], [])).toEqual([0]);
  });

  it('may be interrupted anywhere and taken up again', () => {
    fc.assert(
      fc.property(events, fc.nat(), (all, cut) => {
        const at = cut % (all.length + 1);
        expect(fold(game, fold(game, [], all.slice(0, at)), all.slice(at))).toEqual(fold(game, [], all));
      }),
    );
  });
});
