import { err, ok } from '@templefall/kit';
import type { TempleModule } from '../module.ts';
import { optionProblem } from '../options.ts';

const PROBLEMS = ['needsCards'] as const;
const problem = optionProblem(PROBLEMS);

/** A box of cards without rules of its own: other modules' tables name it as the origin of rows, and it needs one of them. */
export const cardBox = (id: string): TempleModule<object, never, never> => ({
  codes: [],
  optionProblems: PROBLEMS,
  init: () => ({}),
  parseOptions: (raw, { modules }) => {
    if (raw !== true) return err([problem(`modules.${id}`, 'notASwitch')]);
    return modules.curses || modules.treasures ? ok(true) : err([problem(`modules.${id}`, 'needsCards')]);
  },
  evolve: {},
});
