import { must, type Rng } from '@templefall/kit';
import { DICE, exitOf, gemsNeeded, neighbours, rollwritePosition, roundsOf, type State } from '@templefall/rollwrite';

/**
 * Most tables begin at the beginning. Some are taken up in the last round, a gem and a step from winning, and a few in a turn
 * in which every die is cursed: chance alone hardly ever gets there.
 */
export const lateOpening = (rng: Rng, state: State): State => {
  const lot = rng.below(40);
  if (lot < 4) return retold(state, lastRound(rng, state));
  return lot === 4 ? retold(state, { phase: 'rolling', round: 1, cursed: [DICE, 0, 0], tracks: { heal: 1 } }) : state;
};

const lastRound = (rng: Rng, { options }: State): object => {
  const exit = exitOf(options);
  const near = [exit, ...neighbours(exit)];
  return {
    phase: 'rolling',
    round: roundsOf(options),
    gems: gemsNeeded(options) - rng.below(2),
    tracks: { rush: 2, key: 3, torch: 3, reroll: 2 },
    players: Array.from({ length: options.players }, () => ({ at: must(near[rng.below(near.length)], 'a room') })),
  };
};

/** The table with these parts written differently. */
const retold = ({ options, start }: State, parts: object): State => {
  const read = rollwritePosition({ options: { ...options, startPlayer: start }, at: 0 })(parts, []);
  if (!read.ok) throw new Error(`no such position: ${JSON.stringify(read.error)}`);
  return { ...read.value, options };
};
