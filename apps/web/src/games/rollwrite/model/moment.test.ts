import { seat } from '@templefall/kernel';
import { consequences } from '@templefall/rollwrite';
import { loadRollwriteTexts, rollwriteWordsOf } from '@templefall/texts';
import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../gallery/positions.ts';
import { chipsOf, lifted } from './chips.ts';
import { bestSpots } from './spots.ts';
import { actingSeat, facesAt, mostTaken, pairsOf, taskOf, waitingFor } from './task.ts';

const [INES, MAYA] = [seat(0), seat(1)];
const words = rollwriteWordsOf('en', await loadRollwriteTexts.en());
const nameOf = (who: number): string => ['Inès', 'Maya', 'Jonas', 'Teo'][who] ?? '';

describe('what a move brings, as chips', () => {
  it('a room that circles a box says so', () => {
    const state = POSITIONS.explore();
    const known = consequences(state, { type: 'enterRoom', seat: INES, room: 'e2' });
    expect(known && chipsOf(words, known, { state, who: INES, nameOf })).toEqual([
      expect.objectContaining({ icon: 'key', kind: 'plain' }),
    ]);
  });

  it('a map cashed in too early says that its gem is lost, last', () => {
    const state = POSITIONS.pair();
    const known = consequences(state, { type: 'cashMap', seat: INES, map: 4 });
    const chips = known ? chipsOf(words, known, { state, who: INES, nameOf }) : [];
    expect(chips.at(-1)).toMatchObject({ text: words.say('chip.gemLost'), kind: 'lost' });
  });

  it('the end of exploring says which dice nobody could use', () => {
    const state = POSITIONS.explore();
    const known = consequences(state, { type: 'endExploring', seat: INES });
    const chips = known ? chipsOf(words, known, { state, who: INES, nameOf }) : [];
    expect(chips).toContainEqual(expect.objectContaining({ text: words.say('chip.unused', { n: 3 }), kind: 'lost' }));
  });

  it('of equal dice the first pays', () => {
    expect(lifted(['adventurer', 'gold', 'adventurer'], ['adventurer'])).toEqual([true, false, false]);
    expect(lifted(['key'], ['gold'])).toEqual([false]);
  });
});

describe('where dice from the pool would best be crossed', () => {
  it('what closes a map comes first', () => {
    expect(bestSpots(POSITIONS.pool(), INES, ['torch'])).toEqual([{ face: 'torch', map: 4, side: 'gem' }]);
  });

  it('two equal dice have two places, and a black mask has none', () => {
    const spots = bestSpots(POSITIONS.pool(), INES, ['torch', 'torch', 'black']);
    expect(spots).toHaveLength(2);
    expect(new Set(spots.map(({ map, side }) => `${map} ${side}`)).size).toBe(2);
  });
});

describe('what is asked, and of whom', () => {
  it('a device acts for the seat that is asked, else for the one in turn, else for its first', () => {
    const state = POSITIONS.pool();
    expect(actingSeat(state, [MAYA, INES])).toBe(INES);
    expect(actingSeat(POSITIONS.friend(), [INES, MAYA])).toBe(MAYA);
    expect(actingSeat(POSITIONS.friend(), [INES])).toBe(INES);
    expect(actingSeat(state, [])).toBeUndefined();
  });

  it('spectators are asked nothing', () => {
    expect(taskOf(POSITIONS.pair(), undefined)).toBeUndefined();
    expect(taskOf(POSITIONS.pair(), INES)).toBe('pair');
    expect(taskOf(POSITIONS.friend(), INES)).toBeUndefined();
  });

  it('those of this device are named first among those waited for', () => {
    expect(waitingFor(POSITIONS.sides(), [MAYA])[0]?.seat).toBe(MAYA);
    expect(waitingFor(POSITIONS.sides(), [])).toHaveLength(4);
  });

  it('pairs are counted within the turn', () => {
    expect(pairsOf(POSITIONS.pair())).toEqual({ pair: 2, pairs: 3 });
  });

  it('a second die is taken only if one is left for each who follows', () => {
    const state = POSITIONS.pool();
    expect(mostTaken(state)).toBe(1);
    expect(mostTaken({ ...state, pool: ['torch', 'key', 'key'] })).toBe(2);
    expect(facesAt(state.pool, [1, 9])).toEqual(['key']);
  });
});
