import { type ClientState, emptyLobby, evolveLobby, type LobbyEvent, placeId } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { hostSeat, mySeat } from './seats.ts';

const stateOf = (place: number | undefined, ...events: readonly LobbyEvent[]): ClientState => ({
  line: 'open',
  said: [],
  pending: [],
  table: { seq: events.length, lobby: events.reduce(evolveLobby, emptyLobby) },
  ...(place !== undefined && { me: { place, secret: '' as never } }),
});
const TWO: readonly LobbyEvent[] = [
  { type: 'placeTaken', place: placeId(0), name: 'Maya', colour: 0 },
  { type: 'hostChanged', place: placeId(0) },
  { type: 'placeTaken', place: placeId(1), name: 'Jonas', colour: 1 },
];

describe('whose word begins a game', () => {
  it('is told to the host, to a guest and to whoever watches', () => {
    for (const [place, mine] of [
      [0, 0],
      [1, 1],
      [undefined, undefined],
    ] as const) {
      const state = stateOf(place, ...TWO);
      expect(mySeat(state)).toBe(mine);
      expect(hostSeat(state)).toBe(0);
    }
  });

  it('is the next host’s when the first one goes', () => {
    expect(hostSeat(stateOf(1, ...TWO, { type: 'hostChanged', place: placeId(1) }))).toBe(1);
  });

  it('is nobody’s where nobody is left, and where no table is known', () => {
    expect(hostSeat(stateOf(undefined))).toBeUndefined();
    expect(hostSeat({ line: 'connecting', said: [], pending: [] })).toBeUndefined();
  });

  it('is nobody’s where the host left in the middle of the game and only the seat is there', () => {
    const state = stateOf(1, ...TWO);
    const { table } = state;
    if (!table) throw new Error('no table');
    const places = table.lobby.places.map(place => (place.id === 0 ? { ...place, isVacant: true as const } : place));
    expect(hostSeat({ ...state, table: { ...table, lobby: { ...table.lobby, places } } })).toBeUndefined();
  });
});
