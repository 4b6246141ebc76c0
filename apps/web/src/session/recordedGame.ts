import { gameIdOf, type TableEvent, type TableId } from '@templefall/protocol';
import type { Event, State } from '@templefall/temple';
import type { Happening } from './table.ts';

/** A game that is over, as the server wrote it down: the same for whoever saw only a part of it. */
export const writtenGame = async (table: TableId, startedAt: number): Promise<readonly Happening[]> => {
  const events = await fetched(`/api/games/${gameIdOf(table, startedAt)}`).catch(() => []);
  const { temple } = await import('../games/temple/templeRules.ts');
  return happeningsIn(events, temple.evolve);
};

/** The server is trusted to speak its own language, here as over the line. */
const fetched = async (url: string): Promise<readonly TableEvent[]> => {
  const answer = await fetch(url);
  if (!answer.ok) return [];
  const { events = [] } = (await answer.json()) as { readonly events?: readonly TableEvent[] };
  return events;
};

/** A game's events, each with the states around it. */
const happeningsIn = (
  events: readonly TableEvent[],
  evolve: (state: State, event: Event) => State,
): readonly Happening[] => {
  const happenings: Happening[] = [];
  let state: State | undefined;
  for (const told of events) {
    if (told.type === 'gameStarted') state = told.opening as State;
    if (told.type !== 'played' || !state) continue;
    const event = told.event as Event;
    const after = evolve(state, event);
    happenings.push({ at: told.at, event, before: state, after });
    state = after;
  }
  return happenings;
};
