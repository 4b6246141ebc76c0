import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import { optionProblem } from '../../options.ts';
import type { Options } from '../../state.ts';
import { CHALLENGES, type Challenge, COLUMNS, type Column } from './content.ts';

export const CHALLENGE_PROBLEMS = ['levelInChallenge', 'fixedByChallenge'] as const;
const problem = optionProblem(CHALLENGE_PROBLEMS);

/** [TC1] [TC6] A challenge by its id; what it decides on is not the table's to say otherwise. */
export const parseChallenge = (raw: unknown, options: Options): Result<string, readonly OptionProblem[]> => {
  const challenge = CHALLENGES.find(({ id }) => id === raw);
  if (!challenge) {
    const allowed = CHALLENGES.map(({ id }) => id).join(', ');
    return err([problem('modules.challenge', 'notOneOf', { allowed })]);
  }
  const because = { challenge: challenge.id };
  const problems: OptionProblem[] = [];
  if (options.level !== 'normal') problems.push(problem('level', 'levelInChallenge', because));
  const brought = modulesOf(challenge, options);
  for (const [id, wish] of Object.entries(options.modules))
    if (isDecided(id, challenge) && !agrees(wish, brought[id]))
      problems.push(problem(`modules.${id}`, 'fixedByChallenge', because));
  return problems.length > 0 ? err(problems) : ok(challenge.id);
};

/** The modules of a challenge with their options, the table's own wishes about them included. */
export const modulesOf = (challenge: Challenge, { modules }: Options): Options['modules'] => ({
  ...Object.fromEntries(challenge.modules.map(id => [id, modules[id] ?? true])),
  ...(challenge.quests > 0 && { quests: { count: challenge.quests, drawsOwn: challenge.needs.includes('quest') } }),
  ...specialRooms(challenge, modules.special ?? false),
});

/**
 * [TC5] [TM6.10] The treasure room is in the game only as a quest: wherever the box of the special rooms is needed or was
 * added, and there are quests at all. Twin and double rooms are the table's choice.
 */
const specialRooms = ({ needs, quests }: Challenge, wish: unknown): Options['modules'] => {
  if (wish === false && !(needs.includes('illusions') && quests > 0)) return {};
  const asked = wish === true ? { twins: true, doubles: true } : wish || {};
  // What is no choice of rooms at all is left for the special rooms themselves to refuse.
  return { special: typeof asked === 'object' ? { ...asked, treasureRoom: quests > 0 } : asked };
};

const isDecided = (id: string, { needs, quests }: Challenge): boolean =>
  COLUMNS.includes(id as Column) || (id === 'special' && needs.includes('illusions') && quests > 0);

/** A table may repeat what the challenge brings, with its own shape of it where there is a choice. */
const agrees = (wish: unknown, brought: unknown): boolean => {
  if (wish === false || brought === undefined) return wish === false && brought === undefined;
  const count = countOf(brought);
  return count === undefined || count === (countOf(wish) ?? wish);
};

const countOf = (option: unknown): unknown =>
  typeof option === 'object' && option !== null && 'count' in option ? option.count : undefined;
