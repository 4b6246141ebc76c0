import { type Seat, seat } from '@templefall/kernel';
import { foreseen, type State } from '@templefall/rollwrite';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../gallery/positions.ts';
import { canSplit, isFair, type Owners, ownersOf, passedOn, sharesOf, splitOf, usefulSplit } from './splits.ts';

const [INES, MAYA, JONAS, TEO] = [seat(0), seat(1), seat(2), seat(3)];

/** The table after somebody has suggested a split. */
const split = (state: State, who: Seat, shares: readonly string[]): State => {
  const after = foreseen(state, { type: 'proposeSplit', seat: who, shares });
  if (!after) throw new Error('the split was refused');
  return after;
};

describe('sharing out the pool', () => {
  it('[WX3] a split says whom each die is meant for; that of the player in turn counts before others', () => {
    const state = split(POSITIONS.friend(), TEO, ['A', '', 'K', 'T']);
    expect(ownersOf(POSITIONS.friend())).toBeUndefined();
    expect(ownersOf(state)).toEqual([INES, TEO, JONAS]);
    const both = split(state, MAYA, ['T', '', 'A', 'K']);
    expect(splitOf(both)?.seat).toBe(MAYA);
    expect(ownersOf(both)).toEqual([JONAS, INES, TEO]);
  });

  it('a share that lost a die to somebody else is shown no more', () => {
    const meant = split(POSITIONS.friend(), MAYA, ['T', '', 'A', 'K']);
    const shared = { ...meant, phase: 'sharing', takers: [INES, TEO], pool: ['adventurer', 'key'] } as const;
    expect(ownersOf(shared)).toEqual([undefined, TEO]);
  });

  it('[WP2] what is suggested at first is useful and fair, also for a pool too small or too large', () => {
    const state = POSITIONS.explore();
    expect(sharesOf(state, usefulSplit(state))).toEqual(['', 'T', 'T', 'K']);
    for (const pool of ['T', 'TK', 'TKA', 'TKAAG', 'TTTTTTT', 'AKTGAKTG']) {
      const faces = [...pool].map(letter =>
        letter === 'A' ? 'adventurer' : letter === 'K' ? 'key' : letter === 'T' ? 'torch' : 'gold',
      );
      const table = { ...state, pool: faces } as const;
      expect(isFair(table, INES, usefulSplit(table)), pool).toBe(true);
    }
  });

  it('a die is handed on in the order of taking, and after the last to nobody', () => {
    const state = POSITIONS.explore();
    let owners: Owners = usefulSplit(state).with(0, MAYA);
    const seen = [JONAS, TEO, undefined, MAYA].map(() => {
      owners = passedOn(state, owners, 0);
      return owners[0];
    });
    expect(seen).toEqual([JONAS, TEO, undefined, MAYA]);
    expect(
      isFair(
        state,
        INES,
        owners.map(() => undefined),
      ),
    ).toBe(false);
  });

  it('[WX9] nothing is shared out before the pool is whole, nor at a silent table', () => {
    const state = POSITIONS.explore();
    expect(canSplit(state)).toBe(true);
    expect(canSplit(POSITIONS.pair())).toBe(false);
    expect(canSplit({ ...state, options: { ...state.options, talk: 'silent' } })).toBe(false);
  });
});
