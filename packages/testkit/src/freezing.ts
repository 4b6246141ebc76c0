import type { AnyGame } from '@templefall/kernel';

/** Freezes a value to its leaves. What is frozen already was frozen to its leaves too, so old parts cost nothing. */
export const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFrozen(part);
  }
  return value;
};

/** The same game, whose states and events throw when anybody writes into them. */
export const frozenGame = <G extends AnyGame>(game: G): G => ({
  ...game,
  setup: (options, chance) => deepFrozen(game.setup(deepFrozen(options), chance)),
  decide: (state, command, moment) => deepFrozen(game.decide(deepFrozen(state), deepFrozen(command), moment)),
  evolve: (state, event) => deepFrozen(game.evolve(deepFrozen(state), deepFrozen(event))),
  view: state => deepFrozen(game.view(deepFrozen(state))),
  redact: event => deepFrozen(game.redact(deepFrozen(event))),
});
