import { printProblem } from '@templefall/kernel';
import { describe, expect, it } from 'vitest';
import { templeScenarios } from '../position/temple.ts';
import { temple } from '../temple.ts';

const read = (position: unknown, options: object = {}, at = 0) => {
  const parsed = temple.parseOptions({ players: 2, ...options });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return templeScenarios.position({ options: parsed.value, at })(position, []);
};
const state = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  if (!result.ok) throw new Error(result.error.map(printProblem).join('\n'));
  return result.value;
};
const told = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  return result.ok ? [] : result.error.map(printProblem);
};

describe('the slices of modules', () => {
  const options = { modules: { curses: true } };
  it('begin as their module sets them up, and take the parts that are written; piles are lists', () => {
    expect(state({}, options).modules.curses).toMatchObject({ deck: { size: 14 }, held: [] });
    const cursed = state({ modules: { curses: { deck: ['trap'], held: [{ seat: 0, curse: 'mask' }] } } }, options);
    expect(cursed.modules.curses).toMatchObject({
      deck: { size: 1, order: ['trap'] },
      held: [{ seat: 0, curse: 'mask' }],
      hands: [],
    });
  });

  it('a module that is off, or a part of another kind, is a mistake', () => {
    expect(told({ modules: { curses: {} } })).toEqual([
      'modules.curses: expected a module that the options switch on (none), found curses',
    ]);
    expect(told({ modules: { curses: { held: 3 } } }, options)).toEqual([
      'modules.curses.held: expected a list, found 3',
    ]);
    expect(told({ modules: { curses: [] } }, options)).toEqual([
      'modules.curses: expected parts of its slice, found []',
    ]);
  });
});
