import { gemsNeeded, leftOf, roundsOf } from './questions.ts';
import type { State } from './state.ts';

/** How the team stands: gems against turns. */
export interface TeamPace {
  readonly gems: number;
  readonly needed: number;
  /** Gems still to be found; 0 when there are enough. */
  readonly missing: number;
  /** Turns that are over, and turns still to come, the one in play among them. */
  readonly turnsDone: number;
  readonly turnsLeft: number;
  /** Gems a turn: what is needed from now on, and what there was so far; undefined where there are no turns to count. */
  readonly perTurnNeeded?: number;
  readonly perTurnSoFar?: number;
}

export const paceOf = (state: State): TeamPace => {
  const { gems, players, options } = state;
  const needed = gemsNeeded(options);
  const missing = Math.max(0, needed - gems);
  const turns = roundsOf(options) * players.length;
  const turnsDone = state.ending ? turnsPlayed(state) + 1 : turnsPlayed(state);
  const turnsLeft = state.ending ? 0 : turns - turnsDone;
  return {
    gems,
    needed,
    missing,
    turnsDone,
    turnsLeft,
    ...(turnsLeft > 0 && { perTurnNeeded: missing / turnsLeft }),
    ...(turnsDone > 0 && { perTurnSoFar: gems / turnsDone }),
  };
};

const turnsPlayed = (state: State): number => {
  if (state.round === 0) return 0;
  let before = 0;
  for (let seat = state.start; seat !== state.active; seat = leftOf(state, seat)) before++;
  return (state.round - 1) * state.players.length + before;
};
