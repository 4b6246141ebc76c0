import type { State } from '@templefall/temple';
import { type PlayerSketch, position } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { asked } from '../testing/asked.ts';

/** A position with one module on, and what its slice holds besides what it began with. */
const withModule = (id: string, slice: object, players: readonly PlayerSketch[] = [{}, {}]): State => {
  const state = position({ players, rooms: { '-1,0': 'basic-2@E' }, options: { modules: { [id]: true } } });
  return { ...state, modules: { [id]: { ...(state.modules[id] as object), ...slice } } };
};

describe('what modules ask for at once', () => {
  it('[TM1.9] a cursed hand goes down before anything is rolled', () => {
    const state = withModule('curses', { held: [{ seat: 0, curse: 'cursedHand' }] });
    expect(asked(state, 0).command).toEqual({ type: 'setHand', seat: 0, down: true });
  });

  it('[TP5] an adventurer that is about to sink stands up', () => {
    const state = withModule('curses', { held: [{ seat: 0, curse: 'onYourFeet', stoodAt: 0 }] });
    expect(asked(state, 0, { at: 9_800 }).command).toEqual({ type: 'standUp', seat: 0 });
  });

  it('[TM5.2] souls are swapped with the nearest friend', () => {
    const state = withModule('curses', { held: [{ seat: 0, curse: 'soulSwap', until: 5000 }] }, [
      {},
      { at: '-1,0' },
      {},
    ]);
    expect(asked(state, 0).command).toEqual({ type: 'swapSouls', seat: 0, other: 2 });
  });

  it('[TM1.4] the trapped lift the trap before all else', () => {
    const state = withModule('curses', { held: [{ seat: 0, curse: 'trap' }] }, [{ dice: 'KKTAA' }, {}]);
    expect(asked(state, 0).command).toMatchObject({ type: 'liftCurse', seat: 0, curse: 'trap' });
  });

  it('[TM2.7] an extra gem is used at once', () => {
    const state = withModule('treasures', { held: [{ seat: 0, treasure: 'extraGem' }] });
    expect(asked(state, 0).command).toEqual({ type: 'useTreasure', seat: 0, treasure: 'extraGem' });
  });

  it('[TM7.9] a priest with black dice only goes to a friend', () => {
    const cards = [
      { character: 'priest', ability: 'permanent' },
      { character: 'doc', ability: 'permanent' },
    ];
    const state = withModule('characters', { cards }, [{ dice: 'BBBBB' }, { at: '-1,0', dice: 'GAATT' }]);
    expect(asked({ ...state, spare: 0 }, 0).command).toEqual({ type: 'seekHelp', seat: 0, to: '-1,0' });
  });
});
