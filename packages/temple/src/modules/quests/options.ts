import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import type { Table } from '../../module.ts';
import { optionProblem } from '../../options.ts';
import { COUNTS, OWN_ROOMS } from './content.ts';

export const QUEST_PROBLEMS = ['needsQuestRooms'] as const;
const problem = optionProblem(QUEST_PROBLEMS);

/** How many quest rooms there are, and whether this box's own may be drawn. */
export interface QuestOptions {
  readonly count: number;
  readonly drawsOwn: boolean;
}

/** [TM6.1] A table asks for a number (`true` is one); more, or only rooms of other boxes, is for another module to decide. */
export const parseQuests = (
  raw: unknown,
  { brought, provided }: Table,
): Result<QuestOptions, readonly OptionProblem[]> => {
  const path = 'modules.quests';
  const full = asFull(brought ?? raw);
  const count = raw === true ? 1 : (full?.count ?? raw);
  const { drawsOwn = true } = full ?? {};
  const isPlain = drawsOwn && COUNTS.some(one => one === count);
  const problems: OptionProblem[] = [];
  if (!isPlain && !brought) problems.push(problem(path, 'notOneOf', { allowed: COUNTS.join(', ') }));
  // [TM6.10] Other boxes have quest rooms too.
  const rooms = (drawsOwn ? OWN_ROOMS.length : 0) + provided('questRooms');
  if (Number(count) > rooms) problems.push(problem(path, 'needsQuestRooms', { rooms }));
  return problems.length > 0 ? err(problems) : ok({ count: Number(count), drawsOwn });
};

const asFull = (raw: unknown): QuestOptions | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { count, drawsOwn } = raw as { readonly [name: string]: unknown };
  return Number.isInteger(count) && Number(count) > 0 && typeof drawsOwn === 'boolean'
    ? { count: Number(count), drawsOwn }
    : undefined;
};
