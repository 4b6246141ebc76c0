import type { AnyGame, GameEvent } from '@templefall/kernel';
import { gameIdOf, type TableEvent, type TableId } from '@templefall/protocol';
import type { AppliedEvent } from '../games/gameClient.ts';

type Applied = AppliedEvent<unknown, GameEvent>;

/** A game that is over, as the server recorded it: complete even for a screen that saw only a part of it. */
export const recordedGame = async (
  table: TableId,
  startedAt: number,
  rules: () => Promise<Pick<AnyGame, 'evolve'>>,
): Promise<readonly Applied[]> => {
  const events = await fetched(`/api/games/${gameIdOf(table, startedAt)}`).catch(() => []);
  return appliedIn(events, (await rules()).evolve);
};

/** The server is trusted to speak its own protocol, here as over the line. */
const fetched = async (url: string): Promise<readonly TableEvent[]> => {
  const answer = await fetch(url);
  if (!answer.ok) return [];
  const { events = [] } = (await answer.json()) as { readonly events?: readonly TableEvent[] };
  return events;
};

/** A game's events, each with the states around it. */
const appliedIn = (events: readonly TableEvent[], evolve: AnyGame['evolve']): readonly Applied[] => {
  const applied: Applied[] = [];
  let state: unknown;
  for (const one of events) {
    if (one.type === 'gameStarted') state = one.opening;
    if (one.type !== 'played' || state === undefined) continue;
    const { at, event } = one;
    const after: unknown = evolve(state, event);
    applied.push({ at, event, before: state, after });
    state = after;
  }
  return applied;
};
