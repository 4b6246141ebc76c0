import type { AnyGame, GameEvent } from '@templefall/kernel';
import type { GameId, TableEvent } from '@templefall/protocol';
import type { RecordedGame } from '@templefall/table';
import type { AppliedEvent } from '../games/gameClient.ts';

type Applied = AppliedEvent<unknown, GameEvent>;

/** Where a table's finished games are read: its server, or the worker that it stands in. */
export type ReadRecorded = (game: GameId) => Promise<Pick<RecordedGame, 'events'> | undefined>;

/** A game that is over, as its table recorded it: complete even for a screen that saw only a part of it. */
export const appliedInGame = async (
  game: GameId,
  read: ReadRecorded,
  rules: () => Promise<Pick<AnyGame, 'evolve'>>,
): Promise<readonly Applied[]> => {
  const { events = [] } = (await read(game).catch(() => undefined)) ?? {};
  return appliedIn(events, (await rules()).evolve);
};

/** The server is trusted to speak its own protocol, here as over the line. */
export const readFromServer: ReadRecorded = async game => {
  const answer = await fetch(`api/games/${game}`);
  return answer.ok ? answer.json() : undefined;
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
