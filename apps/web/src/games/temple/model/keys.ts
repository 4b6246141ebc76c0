import type { Goal } from '../hand/goals.ts';
import { type ActionModel, RANK } from './actions.ts';

/** What stands on the number keys, in their order; a place whose action is gone stays empty until something new comes. */
export type Keys = readonly (ActionModel | undefined)[];

const MOST_KEYS = 6;

/** An action keeps its key for as long as it exists. Newcomers take the free ones, payable ones first where not all find a place. */
export const keysOf = (all: readonly ActionModel[], before: Keys): Keys => {
  const byId = new Map(all.map(action => [idOf(action), action]));
  const kept = before.map(action => action && byId.get(idOf(action)));
  const keptIds = new Set(kept.flatMap(action => (action ? [idOf(action)] : [])));
  const free = MOST_KEYS - keptIds.size;
  const newcomers = all.filter(action => !keptIds.has(idOf(action)));
  const chosen = new Set([...newcomers].sort((a, b) => RANK[a.goal.reach] - RANK[b.goal.reach]).slice(0, free));
  const waiting = newcomers.filter(action => chosen.has(action));
  const keys = Array.from({ length: MOST_KEYS }, (_, place) => kept[place] ?? waiting.shift());
  return keys.slice(0, keys.findLastIndex(action => action !== undefined) + 1);
};

/** Remembers which key each action has. */
export const keyKeeper = (): ((all: readonly ActionModel[]) => Keys) => {
  let keys: Keys = [];
  return all => {
    keys = keysOf(all, keys);
    return keys;
  };
};

/** The same for as long as it is the same deed: more black dice, or a better way to do it, make it no other one. */
const idOf = ({ id, goal: { command } }: ActionModel): string => (command.type === 'free' ? freeing(command) : id);

const freeing = ({
  owner,
  helped,
}: Goal['command'] & { readonly owner?: unknown; readonly helped?: unknown }): string => `free ${owner} ${helped}`;
