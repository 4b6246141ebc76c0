import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import { optionProblem } from '../../options.ts';
import type { Options } from '../../state.ts';
import { COUNTS, OWN_ROOMS } from './content.ts';

export const QUEST_PROBLEMS = ['needsModule'] as const;
const problem = optionProblem(QUEST_PROBLEMS);

/** How many quest rooms there are, and whether this box's own may be drawn; challenges say it in full. */
export interface QuestOptions {
  readonly count: number;
  readonly drawsOwn: boolean;
}

/** [TM6.1] A table asks for a number (`true` is one); more, or only rooms of other boxes, is for challenges to say, in full. */
export const parseQuests = (raw: unknown, { modules }: Options): Result<QuestOptions, readonly OptionProblem[]> => {
  const path = 'modules.quests';
  const full = asFull(raw);
  const count = raw === true ? 1 : (full?.count ?? raw);
  const { drawsOwn = true } = full ?? {};
  const isPlain = drawsOwn && COUNTS.some(one => one === count);
  const problems: OptionProblem[] = [];
  if (!isPlain && !(full && modules.challenge))
    problems.push(problem(path, 'notOneOf', { allowed: COUNTS.join(', ') }));
  // [TM6.10] The treasure room of the special rooms is one more.
  if (Number(count) > (drawsOwn ? OWN_ROOMS.length : 0) + (hasTreasureRoom(modules.special) ? 1 : 0))
    problems.push(problem(path, 'needsModule', { module: 'special' }));
  return problems.length > 0 ? err(problems) : ok({ count: Number(count), drawsOwn });
};

const asFull = (raw: unknown): QuestOptions | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { count, drawsOwn } = raw as { readonly [name: string]: unknown };
  return Number.isInteger(count) && Number(count) > 0 && typeof drawsOwn === 'boolean'
    ? { count: Number(count), drawsOwn }
    : undefined;
};

const hasTreasureRoom = (special: unknown): boolean =>
  special === true ||
  (typeof special === 'object' && special !== null && 'treasureRoom' in special && special.treasureRoom === true);
