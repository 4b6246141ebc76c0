import { commandsGiven, eventsSeen, refusalsGiven } from '../play/coverage.ts';
import type { RandomPlay } from '../play/spec.ts';
import { LANTERN_REFUSALS, type LanternState, lanterns } from './lanterns.ts';

/** Lanterns for the random player. */
export const lanternPlay: RandomPlay<LanternState> = {
  game: lanterns,
  options: rng => ({ seats: 1 + rng.below(3), goal: 1 + rng.below(20) }),
  seats: state => state.options.seats,
  tempo: [100, 2000],
  weight: command => (command.type === 'light' ? 3 : 1),
  free: ['roll'],
  broken: state => (state.lit < 0 || state.dice.some(hand => hand.length !== 2) ? ['a die or a lantern is gone'] : []),
  isEndless: () => false,
  coverage: () => [
    commandsGiven(['roll', 'light']),
    eventsSeen(['rolled', 'lanternLit', 'gustBlew', 'ended']),
    refusalsGiven(LANTERN_REFUSALS.filter(code => code !== 'noDeadline')),
    {
      name: 'endings',
      ids: ['won', 'lost'],
      metIn: happening => (happening.type === 'ended' ? [happening.state.outcome] : []),
    },
  ],
};
