import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import type { Table } from '../../module.ts';
import { optionProblem } from '../../options.ts';

export const ROOM_PROBLEMS = ['notRooms'] as const;
const problem = optionProblem(ROOM_PROBLEMS);

const KINDS = ['twins', 'doubles', 'treasureRoom'] as const;
/** Which of the special rooms are in the game. */
export type SpecialRooms = { readonly [kind in (typeof KINDS)[number]]: boolean };

const ALL: SpecialRooms = { twins: true, doubles: true, treasureRoom: true };
const NONE: SpecialRooms = { twins: false, doubles: false, treasureRoom: false };

/** [TC5] What the table chose, but where another module decides. */
export const parseRooms = (raw: unknown, { brought }: Table): Result<SpecialRooms, readonly OptionProblem[]> => {
  const wished = raw === true ? ALL : raw;
  const wanted = typeof wished === 'object' && wished !== null ? { ...wished, ...(brought as object) } : { none: 0 };
  return Object.entries(wanted).every(([name, on]) => KINDS.some(kind => kind === name) && typeof on === 'boolean')
    ? ok({ ...NONE, ...wanted })
    : err([problem('modules.special', 'notRooms', { allowed: KINDS.join(', ') })]);
};
