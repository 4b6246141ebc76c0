import { seat } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import type { Goal } from '../hand/goals.ts';
import { type ActionModel, deedsOf, unkeyedOf } from './actions.ts';

const ME = seat(0);

const action = (key: string, reach: Goal['reach'], more: Partial<ActionModel> = {}): ActionModel => {
  const goal: Goal = { key, command: { type: 'escape', seat: ME }, cost: [], missing: [], reach };
  return {
    key,
    id: key,
    goal,
    options: [goal],
    icon: '',
    title: key,
    label: key,
    price: [],
    friends: [],
    isAim: false,
    ...more,
  };
};
const free = (key: string, reach: Goal['reach'], helped: number): ActionModel => {
  const { goal, ...look } = action(key, reach);
  return { ...look, goal: { ...goal, command: { type: 'free', seat: ME, owner: ME, helped: seat(helped), count: 1 } } };
};
const keysOf = (actions: readonly ActionModel[]): string => actions.map(({ key }) => key).join('');

describe('deeds without a key', () => {
  it('are those that stand on no key, whichever object tells of them', () => {
    const [all, again] = [[...'abcdefgh'], [...'abcdefgh']].map(keys => keys.map(key => action(key, 'short')));
    expect(keysOf(unkeyedOf(all ?? [], again?.slice(0, 6) ?? []))).toBe('gh');
  });
});

describe('deeds', () => {
  it('are all that is no door, however many', () => {
    const all = [...'abcdefgh'].map(key => action(key, 'far', key === 'c' ? { side: 'N' } : {}));
    expect(keysOf(deedsOf(all, ME))).toBe('abdefgh');
  });

  it('name one way to free me while it is paid, and every way to free others', () => {
    const others = [free('x', 'short', 1), free('y', 'go', 2)];
    expect(keysOf(deedsOf([free('a', 'short', 0), free('b', 'go', 0), ...others], ME))).toBe('bxy');
    expect(keysOf(deedsOf([free('a', 'short', 0), free('b', 'far', 0), ...others], ME))).toBe('abxy');
  });

  it('keep what was chosen', () => {
    expect(keysOf(deedsOf([{ ...free('a', 'short', 0), isAim: true }, free('b', 'go', 0)], ME))).toBe('ab');
  });
});
