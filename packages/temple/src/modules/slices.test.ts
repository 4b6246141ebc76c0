import { mistakesWritten, stateWritten } from '@templefall/testkit/temple';
import { describe, expect, it } from 'vitest';
import { templeScenarios } from '../position/temple.ts';

describe('the slices of modules', () => {
  const options = { modules: { curses: true } };
  it('begin as their module sets them up, and take the parts that are written; piles are lists', () => {
    expect(stateWritten({}, options).modules.curses).toMatchObject({ deck: { size: 14 }, held: [] });
    const cursed = stateWritten(
      { modules: { curses: { deck: ['trap'], held: [{ seat: 0, curse: 'mask' }] } } },
      options,
    );
    expect(cursed.modules.curses).toMatchObject({
      deck: { size: 1, order: ['trap'] },
      held: [{ seat: 0, curse: 'mask' }],
      hands: [],
    });
  });

  it('piles on rooms are lists too, and parts that come later can be written', () => {
    const { modules } = stateWritten(
      { modules: { treasures: { laid: { '1,0': ['teleport'] } }, quests: { ghost: '1,0' } } },
      { modules: { treasures: true, quests: 1 } },
    );
    expect(modules.treasures).toMatchObject({ laid: { '1,0': { size: 1, order: ['teleport'] } } });
    expect(modules.quests).toMatchObject({ ghost: '1,0' });
    const written = templeScenarios.written?.(stateWritten({ modules: { curses: { deck: ['trap'] } } }, options), 0);
    expect(written).toMatchObject({ modules: { curses: { deck: ['trap'], held: [] } } });
  });

  it('a module that is off, or a part of another kind, is a mistake', () => {
    expect(mistakesWritten({ modules: { curses: {} } })).toEqual([
      'modules.curses: expected a module that the options switch on (none), found curses',
    ]);
    expect(mistakesWritten({ modules: { curses: { held: 3 } } }, options)).toEqual([
      'modules.curses.held: expected a list, found 3',
    ]);
    expect(mistakesWritten({ modules: { curses: { helt: [] } } }, options)).toEqual([
      'modules.curses.helt: expected one of its parts (deck, held, hands, hasty, assists), found helt',
    ]);
    expect(mistakesWritten({ modules: { curses: [] } }, options)).toEqual([
      'modules.curses: expected parts of its slice, found []',
    ]);
  });
});
