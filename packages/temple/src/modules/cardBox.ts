import { err, ok } from '@templefall/kit';
import type { TempleModule } from '../module.ts';

/** A box of cards without rules of its own: other modules' tables name it as the origin of rows, and it needs one of them. */
export const cardBox = (id: string): TempleModule<object, never, never> => ({
  codes: [],
  init: () => ({}),
  parseOptions: (raw, { modules }) => {
    if (raw !== true) return err([{ path: `modules.${id}`, code: 'notASwitch' }]);
    return modules.curses || modules.treasures ? ok(true) : err([{ path: `modules.${id}`, code: 'needsCards' }]);
  },
  evolve: {},
});
