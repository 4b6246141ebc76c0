import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import { optionProblem } from '../../options.ts';
import type { Assists } from './slice.ts';

export const ASSIST_PROBLEMS = ['notAssists'] as const;
const problem = optionProblem(ASSIST_PROBLEMS);

const NONE: Assists = { hand: false, feet: false };

export const parseAssists = (raw: unknown): Result<Assists, readonly OptionProblem[]> => {
  const wanted = raw === true ? {} : raw;
  const isLawful =
    typeof wanted === 'object' &&
    wanted !== null &&
    Object.entries(wanted).every(([name, on]) => Object.hasOwn(NONE, name) && typeof on === 'boolean');
  return isLawful ? ok({ ...NONE, ...wanted }) : err([problem('modules.curses', 'notAssists')]);
};
