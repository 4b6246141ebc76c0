import { seat } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import type { Goal } from '../hand/goals.ts';
import type { ActionModel } from './actions.ts';
import { keyKeeper, keysOf } from './keys.ts';

const ME = seat(0);
const action = (id: string, reach: Goal['reach'] = 'far', command: Goal['command'] = { type: 'escape', seat: ME }) =>
  ({ id, key: id, goal: { key: id, command, cost: [], missing: [], reach } }) as unknown as ActionModel;
const named = (ids: string, payable = ''): readonly ActionModel[] =>
  [...ids].map(id => action(id, payable.includes(id) ? 'go' : 'far'));
const told = (keys: readonly (ActionModel | undefined)[]): string => keys.map(one => one?.id ?? '-').join('');

describe('number keys', () => {
  it('are six at most: payable actions before others, in the order in which they come', () => {
    expect(told(keysOf(named('abcdefgh', 'bh'), []))).toBe('abcdeh');
    expect(told(keysOf(named('abc'), []))).toBe('abc');
  });

  it('keep their action for as long as it exists, whatever comes, goes or can be paid', () => {
    const keep = keyKeeper();
    expect(told(keep(named('abcd')))).toBe('abcd');
    expect(told(keep(named('acd', 'd')))).toBe('a-cd');
    expect(told(keep(named('xacdy', 'xy')))).toBe('axcdy');
    expect(told(keep(named('xacdyzvw', 'vw')))).toBe('axcdyv');
    expect(told(keep(named('ac')))).toBe('a-c');
    expect(told(keep(named('mno')))).toBe('mno');
  });

  it('know the freeing of the same friend with the same mask, however many dice it frees', () => {
    const free = (id: string, count: number): ActionModel =>
      action(id, 'go', { type: 'free', seat: ME, owner: ME, helped: ME, count } as Goal['command']);
    const keep = keyKeeper();
    keep([...named('ab'), free('one', 1)]);
    expect(told(keep([free('two', 2), ...named('b')]))).toBe('-btwo');
  });
});
