import { computed, type ReadonlySignal } from '@preact/signals';
import { type Refusal, seat } from '@templefall/kernel';
import type { Result } from '@templefall/kit';
import type { ClientState, TableClient, TableId } from '@templefall/protocol';
import type { State } from '@templefall/temple';
import { steady } from '../ui/signals/structuralSharing.ts';
import type { Absence } from './absence.ts';
import { nameOf, pawnOf } from './lobbyView.ts';
import { writtenGame } from './recordedGame.ts';
import { hostSeat, mySeat } from './seats.ts';
import type { Call, Connection, Sitter, Table } from './table.ts';

/** What a game at a table of a server is made of. */
export interface GameParts extends Pick<Table, 'hasBegun' | 'onHappening' | 'onShout' | 'leave'> {
  readonly id: TableId;
  readonly state: ReadonlySignal<ClientState>;
  readonly client: Pick<TableClient, 'ask' | 'send' | 'say' | 'gameTime' | 'isTimeSettled' | 'delay'>;
  readonly chat: NonNullable<Table['chat']>;
  readonly away: (seat: number) => Absence;
  readonly handOver: NonNullable<Table['handOver']>;
}

/**
 * The running or last game of a table. Another game is another one, and so is another seat in it: who left before it began
 * is no seat of it, and all behind them move up.
 */
export const remoteGame = (parts: GameParts): ReadonlySignal<Table | undefined> => {
  const seating = computed(() => seatingIn(parts.state.value));
  return computed(() => (seating.value === undefined ? undefined : gameOf(parts)));
};

/** Which game, and as whom I am at it. */
const seatingIn = (state: ClientState): string | undefined => {
  const { game, lobby } = state.table ?? {};
  if (!game || lobby?.phase === 'gathering') return undefined;
  return `${game.startedAt} ${mySeat(state) ?? 'watching'}`;
};

/** Goes with one game and one seat at it only: what the table tells after that is the next screen's. */
const statesOf = (state: ReadonlySignal<ClientState>): ReadonlySignal<ClientState> => {
  let last = state.peek();
  const seating = seatingIn(last);
  return computed(() => {
    if (seatingIn(state.value) === seating) last = state.value;
    return last;
  });
};

const gameOf = ({ id, state: all, client, away, handOver, ...parts }: GameParts): Table => {
  const state = statesOf(all);
  const { table } = state.peek();
  const startedAt = table?.game?.startedAt ?? 0;
  const me = mySeat(state.peek());
  return {
    ...parts,
    me,
    ...(me !== undefined && { handOver }),
    code: table?.lobby.code ?? '',
    game: () => `${id} ${startedAt}`,
    view: computed(() => state.value.table?.game?.view as State),
    // The very same list until somebody comes or goes: much on the screen rests on it.
    sitters: steady(() => sittersOf(state.value, away)),
    hasStandIn: computed(() => state.value.table?.lobby.standIn !== undefined),
    connection: computed(() => connectionOf(all.value)),
    now: client.gameTime,
    isTimeSettled: client.isTimeSettled,
    lag: () => {
      const delay = client.delay();
      return delay === undefined ? undefined : 2 * delay;
    },
    send: async ({ seat: _, ...wish }) => refusalOf(await client.send(wish)),
    shout: (call: Call, cell) => client.say({ type: 'call', call, ...(cell && { target: cell }) }),
    written: () => writtenGame(id, startedAt),
    again: {
      by: computed(() => hostSeat(state.value)),
      ask: async () => refusalOf(await client.ask({ type: 'again', luck: 'new' })),
    },
  };
};

export const refusalOf = (answer: Result<unknown, Refusal>): Refusal | undefined =>
  answer.ok ? undefined : answer.error;

const connectionOf = ({ line, trouble }: ClientState): Connection => {
  if (line === 'open') return 'open';
  return trouble === 'restarting' ? 'restarting' : 'lost';
};

const sittersOf = ({ table, presence }: ClientState, away: (seat: number) => Absence): readonly Sitter[] =>
  (table?.lobby.places ?? []).map((place, index) => ({
    seat: seat(index),
    name: nameOf(place.name, place.bot),
    pawn: pawnOf(place.colour),
    kind: presence?.seats[index] === 'bot' ? 'bot' : 'human',
    ...(!place.bot && away(index)),
  }));
