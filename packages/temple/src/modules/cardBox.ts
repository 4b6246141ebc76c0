import { err, ok } from '@templefall/kit';
import type { TempleModule } from '../module.ts';
import { optionProblem } from '../options.ts';

const PROBLEMS = ['needsCards'] as const;
const problem = optionProblem(PROBLEMS);

/** A box of cards without rules of its own: decks name it as the origin of rows, and it needs one of them. */
export const cardBox = (id: string): TempleModule<object, never, never> => ({
  codes: [],
  optionProblems: PROBLEMS,
  init: () => ({}),
  parseOptions: (raw, { provided }) => {
    if (raw !== true) return err([problem(`modules.${id}`, 'notASwitch')]);
    return provided('decks') > 0 ? ok(true) : err([problem(`modules.${id}`, 'needsCards')]);
  },
  evolve: {},
});
