import { signal } from '@preact/signals';
import type { AnyGame } from '@templefall/kernel';
import { simulatedClock } from '@templefall/kit';
import {
  type ClientMessage,
  type ClientState,
  emptyLobby,
  evolveLobby,
  type LineEvents,
  type LobbyEvent,
  placeId,
  type SeatSecret,
  type TableEvent,
  type TableId,
  tableClient,
  type Welcome,
} from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import type { Chat } from '../chat/chat.ts';
import type { AppliedEvent, Call } from '../games/gameClient.ts';
import { listeners } from '../ui/signals/listeners.ts';
import { gameSession } from './gameSession.ts';

const ADA: LobbyEvent = { type: 'placeTaken', place: placeId(0), name: 'Ada', colour: 0 };
const BO: LobbyEvent = { type: 'placeTaken', place: placeId(1), name: 'Bo', colour: 1 };
const HOST: LobbyEvent = { type: 'hostChanged', place: placeId(0) };
const started = (players: number): TableEvent => ({
  type: 'gameStarted',
  game: 'temple',
  version: 1,
  options: {},
  opening: { players },
});

/** Bo at a table where a game of two has begun; the test is the server. */
const playing = () => {
  const clock = simulatedClock();
  const sent: ClientMessage[] = [];
  const state = signal<ClientState>({ line: 'connecting', said: [], pending: [] });
  let line: LineEvents | undefined;
  let seq = 3;
  const client = tableClient({
    table: 'table' as TableId,
    secret: '0'.repeat(32) as SeatSecret,
    games: { temple: {} as AnyGame },
    clock,
    random: () => 0.5,
    changed: next => {
      state.value = next;
    },
    open: (_, events) => {
      line = events;
      return { send: message => void sent.push(message), close: () => events.closed({}) };
    },
  });
  const tell = (...events: readonly TableEvent[]): void => {
    line?.message({ t: 'events', from: seq + 1, events });
    seq += events.length;
  };
  const view = { seq, lobby: [ADA, HOST, BO].reduce(evolveLobby, emptyLobby) };
  const presence = { seats: [], watching: 0 };
  line?.message({ t: 'welcome', now: 0, said: [], presence, me: { place: 1 }, view } as unknown as Welcome);
  const table = gameSession({
    id: 'table' as TableId,
    state,
    client,
    hasBegun: signal(true),
    absenceOf: () => ({}),
    server: { chat: {} as Chat, handOver: () => 'link' },
    recorded: async () => [],
    onApplied: listeners<AppliedEvent<unknown, unknown>>().add,
    onCall: listeners<Call>().add,
    leave: () => {},
  });
  return { table, tell };
};

describe('a game at a table of a server', () => {
  it('is there from its beginning, and the same one whatever happens at the table', () => {
    const { table, tell } = playing();
    expect(table.value).toBeUndefined();
    tell(started(2));
    const first = table.value;
    expect(first).toMatchObject({ me: 1 });
    tell({ type: 'placeLeft', place: placeId(0) }, { type: 'hostChanged', place: placeId(1) });
    expect(table.value).toBe(first);
    expect(first?.again?.by.value).toBe(1);
  });

  it('is another one when it is played again, with the seats as they are then', () => {
    const { table, tell } = playing();
    tell(started(2));
    const first = table.value;
    const before = first?.gameKey();
    tell({ type: 'placeLeft', place: placeId(0) }, { type: 'hostChanged', place: placeId(1) });
    tell({ type: 'gameEnded', outcome: { won: false } } as unknown as TableEvent, started(1));
    expect(table.value).toMatchObject({ me: 0 });
    expect(table.value?.view.value).toEqual({ players: 1 });
    expect(table.value?.again?.by.value).toBe(0);
    // What was the screen of the first one shows nothing of the second until it is gone.
    expect(first?.view.value).toEqual({ players: 2 });
    expect(first?.players.value).toHaveLength(2);
    expect([first?.gameKey(), table.value?.gameKey() === before]).toEqual([before, false]);
  });

  it('is another one for whoever gives the seat up and watches', () => {
    const { table, tell } = playing();
    tell(started(2));
    expect(table.value?.handOver?.()).toBe('link');
    tell({ type: 'placeLeft', place: placeId(1) });
    expect(table.value?.me).toBeUndefined();
    // Then there is nothing to hand over.
    expect(table.value?.handOver).toBeUndefined();
  });
});
