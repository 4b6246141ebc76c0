import type { Millis } from '@templefall/kit';
import { isBlack, type State, shown } from '@templefall/temple';
import type { Goal } from '../hand/goals.ts';
import { litGems } from '../sound/situation.ts';

/** Hints for the first game, each once, in the order of their weight: what is on now comes first. */
export const HINTS = ['gong', 'black', 'gem', 'door', 'hold', 'roll'] as const;
export type Hint = (typeof HINTS)[number];

export interface Situation {
  readonly view: State;
  readonly me: number;
  readonly at: Millis;
  readonly goals: readonly Goal[];
  readonly held: number;
  readonly isRunHome: boolean;
}

/** Which hints fit what lies there now. */
const fits: { readonly [H in Hint]: (now: Situation) => boolean } = {
  gong: ({ isRunHome }) => isRunHome,
  black: ({ view, me, at }) => view.players[me]?.dice.some(die => isBlack(die, at)) === true,
  gem: ({ view }) => litGems(view) > 0,
  door: ({ goals }) =>
    goals.some(({ reach, command }) => reach === 'go' && (command.type === 'enter' || command.type === 'discover')),
  hold: ({ view, me, at, held }) =>
    held === 0 && (view.players[me]?.rolls ?? 0) > 0 && view.players[me]?.dice.some(die => shown(die, at)) === true,
  roll: ({ view, me }) => view.players[me]?.rolls === 0,
};

/** The next hint to give, if any fits that was not given before. */
export const hintFor = (now: Situation, given: ReadonlySet<Hint>): Hint | undefined =>
  now.view.ended || now.view.paused ? undefined : HINTS.find(hint => !given.has(hint) && fits[hint](now));
