import { must } from '@templefall/kit';
import type { TempleModule } from '../../module.ts';
import { CHALLENGES, type Challenge, ROOMS_ON_TOP, SPARE_GEMS } from './content.ts';
import { CHALLENGE_PROBLEMS, modulesOf, parseChallenge } from './options.ts';

interface Slice {
  readonly id: string;
  /** Gems that were added to the depot. */
  readonly gems: number;
}

/** The challenges: a table chooses one by its id, and the modules it needs come with it. */
export const challenge: TempleModule<Slice, never, never, string> = {
  codes: [],
  optionProblems: CHALLENGE_PROBLEMS,
  contents: { challenges: CHALLENGES.map(({ id }) => id) },

  parseOptions: parseChallenge,
  brings: (id, options) => modulesOf(challengeOf(id), options),
  init: ({ own }) => ({ id: own, gems: challengeOf(own).gems }),

  answers: {
    // [TC2]
    exitAmongTop: () => ROOMS_ON_TOP,
    // [TC3]
    moreGems: (_ctx, _none, { gems }) => gems,
    // [TC4]
    spareGems: () => SPARE_GEMS,
  },

  evolve: {},
};

const challengeOf = (id: string): Challenge =>
  must(
    CHALLENGES.find(one => one.id === id),
    `challenge ${id}`,
  );
