import type { OptionProblem } from '@templefall/kernel';
import { err, ok, type Result } from '@templefall/kit';
import type { Table } from '../../module.ts';
import { optionProblem } from '../../options.ts';
import type { Options } from '../../state.ts';
import { CHALLENGES, type Challenge, COLUMNS } from './content.ts';

export const CHALLENGE_PROBLEMS = ['levelInChallenge', 'fixedByChallenge'] as const;
const problem = optionProblem(CHALLENGE_PROBLEMS);

/** [TC1] [TC6] A challenge by its id; what it decides on is not the table's to say otherwise. */
export const parseChallenge = (raw: unknown, { options }: Table): Result<string, readonly OptionProblem[]> => {
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
    if (isDecided(challenge, id) && !agrees(wish, brought[id]))
      problems.push(problem(`modules.${id}`, 'fixedByChallenge', because));
  return problems.length > 0 ? err(problems) : ok(challenge.id);
};

/** The modules of a challenge with what it decides about each, those that the table added included. */
export const modulesOf = (challenge: Challenge, { modules }: Options): Options['modules'] => {
  const { needs, quests } = challenge;
  const wish = modules.special;
  const isAdded = wish !== undefined && wish !== false;
  return {
    ...Object.fromEntries(challenge.modules.map(id => [id, true])),
    ...(quests > 0 && { quests: { count: quests, drawsOwn: needs.includes('quest') } }),
    // [TC5] [TM6.10] The treasure room is only there as a quest: where its box is needed, or the table wants it.
    ...((isAdded || needsTreasureRoom(challenge)) && {
      special: { treasureRoom: needsTreasureRoom(challenge) || (quests > 0 && wantsTreasureRoom(wish)) },
    }),
  };
};

const needsTreasureRoom = ({ needs, quests }: Challenge): boolean => needs.includes('illusions') && quests > 0;

const wantsTreasureRoom = (wish: unknown): boolean =>
  wish === true || (typeof wish === 'object' && wish !== null && 'treasureRoom' in wish && wish.treasureRoom === true);

const isDecided = (challenge: Challenge, id: string): boolean =>
  COLUMNS.some(column => column === id) || (id === 'special' && needsTreasureRoom(challenge));

/** A table may repeat what the challenge brings, with its own shape of it where there is a choice. */
const agrees = (wish: unknown, brought: unknown): boolean => {
  if (wish === false || brought === undefined) return wish === false && brought === undefined;
  const count = countOf(brought);
  return count === undefined || count === (countOf(wish) ?? wish);
};

const countOf = (option: unknown): unknown =>
  typeof option === 'object' && option !== null && 'count' in option ? option.count : undefined;
