import { type ClientState, emptyLobby, evolveLobby, type LobbyEvent, placeId } from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { chairAt } from './lobby.ts';
import { lobbyView, openingView } from './lobbyView.ts';

const OPENING = { game: 'temple', code: 'ABCD', name: 'Maya' };
const NOTHING: ClientState = { line: 'connecting', said: [], pending: [] };
const tableOf = (...events: readonly LobbyEvent[]): ClientState => ({
  ...NOTHING,
  line: 'open',
  table: { seq: events.length, lobby: events.reduce(evolveLobby, emptyLobby) },
});
const JONAS: readonly LobbyEvent[] = [
  { type: 'placeTaken', place: placeId(0), name: 'Jonas', colour: 0 },
  { type: 'hostChanged', place: placeId(0) },
];
const MAYA: LobbyEvent = { type: 'placeTaken', place: placeId(1), name: 'Maya', colour: 1 };

describe('a table just opened', () => {
  it('is the opener’s alone before its line stands, and while nobody else sits there', () => {
    for (const state of [NOTHING, tableOf()])
      expect(openingView(OPENING, state)).toMatchObject({
        code: 'ABCD',
        isOpening: true,
        isHost: true,
        host: 0,
        seats: [{ place: 0, name: 'Maya', pawn: 1, isMe: true }],
      });
  });

  it('shows a friend who came first, who decides; the opener gets the next place and pawn, as the table will give them', () => {
    const awaited = openingView(OPENING, tableOf(...JONAS));
    expect(awaited).toMatchObject({ isOpening: true, isHost: false, host: 0 });
    const seated = { ...tableOf(...JONAS, MAYA), me: { place: 1, secret: '' as never } };
    expect(awaited.seats).toEqual(lobbyView(seated).seats);
  });

  it('shows the opener once, though the table tells of a seat before it tells whose it is', () => {
    const { table } = tableOf(...JONAS);
    const asked = { ...OPENING, ...(table && { askedAt: table }) };
    expect(openingView(asked, tableOf(...JONAS, MAYA)).seats).toEqual(openingView(OPENING, tableOf(...JONAS)).seats);
  });

  it('tells that its line dropped, and why', () => {
    expect(openingView(OPENING, NOTHING).away).toBeUndefined();
    expect(openingView(OPENING, { ...NOTHING, line: 'away' }).away).toBe('reconnecting');
    expect(lobbyView({ ...tableOf(...JONAS), line: 'away' }).away).toBe('reconnecting');
    expect(lobbyView({ ...tableOf(...JONAS), line: 'away', trouble: 'restarting' }).away).toBe('restarting');
    expect(lobbyView(tableOf(...JONAS)).away).toBeUndefined();
  });
});

describe('a big screen', () => {
  it('is known to whoever comes, as long as it is there', () => {
    const at = (screens: object) => ({ ...tableOf(...JONAS), presence: { seats: [], watching: 1, ...screens } });
    expect(lobbyView(at({ screens: 1 })).hasScreen).toBe(true);
    expect(lobbyView(at({})).hasScreen).toBeUndefined();
  });
});

describe('the chair for who comes new', () => {
  const chairIn = (phase: 'gathering' | 'playing' | 'ended', ...events: readonly LobbyEvent[]) => {
    const lobby = [...JONAS, MAYA].reduce(evolveLobby, emptyLobby);
    const now = events.reduce(evolveLobby, { ...lobby, phase });
    return chairAt(lobbyView({ ...NOTHING, line: 'open', table: { seq: 1, lobby: now } }), 6);
  };
  const more = [2, 3, 4, 5].map(
    (place): LobbyEvent => ({ type: 'placeTaken', place: placeId(place), name: 'x', colour: place }),
  );
  const mayaLeaves: LobbyEvent = { type: 'placeLeft', place: placeId(1) };

  it('is any before the game, until six sit', () => {
    expect(chairIn('gathering')).toEqual({ type: 'any' });
    expect(chairIn('gathering', ...more)).toEqual({ type: 'none', because: 'full' });
    expect(chairIn('gathering', ...more, mayaLeaves)).toEqual({ type: 'any' });
  });

  it('is none once the game has begun, however few play', () => {
    for (const phase of ['playing', 'ended'] as const)
      expect(chairIn(phase)).toEqual({ type: 'none', because: 'begun' });
  });

  it('is that of whoever left the game, with their pawn', () => {
    expect(chairIn('playing', mayaLeaves)).toMatchObject({ type: 'left', of: { pawn: 2 } });
    expect(chairIn('playing', ...more, mayaLeaves)).toMatchObject({ type: 'left', of: { pawn: 2 } });
  });
});
