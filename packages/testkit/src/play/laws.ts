import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  differences,
  type GameEvent,
  isDictionary,
  printDifference,
  type SeatCommand,
  seat,
} from '@templefall/kernel';
import { canonicalJson, type Millis, type Rng, shuffled } from '@templefall/kit';
import { hashOf } from '../hashing.ts';

/** Watches one game from outside, folding what it is told; every look says in words which law is broken. */
export interface Watch {
  readonly look: (events: readonly GameEvent[], state: unknown) => readonly string[];
  /** Everything offered to anybody at this moment is accepted. */
  readonly lookAtOffers: (state: unknown, at: Millis, seats: number) => readonly string[];
  readonly finish: () => readonly string[];
}

/**
 * The laws every game owes: folding its events gives its state, and folding the redacted events gives its view; the view
 * is the same for any order of what is hidden; a state is plain JSON; a state of the past never changes; what is offered is
 * accepted.
 */
export const watched = (game: AnyGame, opening: unknown, rng: Rng): Watch => {
  let folded = opening;
  let seen = game.view(opening);
  const past: { readonly state: unknown; readonly hash: string }[] = [{ state: opening, hash: hashOf(opening) }];

  return {
    look: (events, state) => {
      for (const event of events) {
        folded = game.evolve(folded, event);
        seen = game.evolve(seen, game.redact(event));
      }
      if (past.length < MOST_PAST && rng.below(KEEP_ONE_IN) === 0) past.push({ state, hash: hashOf(state) });
      const view = game.view(state);
      return [
        ...unequal('folding the events does not give the state', folded, state),
        ...unequal('folding the redacted events does not give the view', seen, view),
        ...unequal('the view tells the order of a pile', game.view(withPilesShuffled(state, rng)), view),
        ...unequal('the state is not plain JSON', JSON.parse(JSON.stringify(state)), state),
      ];
    },
    lookAtOffers: (state, at, seats) => {
      const view = game.view(state);
      const offered: readonly SeatCommand[] = Array.from({ length: seats }, (_, who) =>
        game.legal(view, seat(who), at),
      ).flat();
      return offered.flatMap(command => {
        const result = game.decide(state, command, { at, chance: () => rng });
        return result.ok ? [] : [`offered, yet refused (${JSON.stringify(result.error)}): ${JSON.stringify(command)}`];
      });
    },
    finish: () =>
      past.flatMap(({ state, hash }, index) => (hashOf(state) === hash ? [] : [`past state ${index} has changed`])),
  };
};

const KEEP_ONE_IN = 50;
const MOST_PAST = 20;

const unequal = (law: string, wrong: unknown, right: unknown): readonly string[] => {
  if (isDeepStrictEqual(wrong, right) || canonicalJson(wrong) === canonicalJson(right)) return [];
  const [first] = [...differences(right, wrong), ...differences(wrong, right)];
  return [first ? `${law}: ${printDifference(first)}` : law];
};

/** The state with every face-down pile in another order. */
const withPilesShuffled = (value: unknown, rng: Rng): unknown => {
  if (Array.isArray(value)) return value.map(part => withPilesShuffled(part, rng));
  if (!isDictionary(value)) return value;
  if (Array.isArray(value.order) && value.size === value.order.length)
    return { ...value, order: shuffled(rng, value.order) };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPilesShuffled(part, rng)]));
};
