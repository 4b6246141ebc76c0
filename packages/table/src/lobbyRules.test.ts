import {
  emptyLobby,
  evolveLobby,
  type Lobby,
  type LobbyEvent,
  placeId,
  TABLE_REFUSALS,
  type TableCode,
} from '@templefall/protocol';
import { describe, expect, it } from 'vitest';
import { lobbyRules } from './lobbyRules.ts';
import { toy } from './testing/toy.ts';

const games = { toy, pair: { ...toy, game: { ...toy.game, id: 'pair', seats: { least: 2, most: 2 } } } };
const lobbyOf = (...events: readonly LobbyEvent[]): Lobby =>
  events.reduce(
    evolveLobby,
    evolveLobby(emptyLobby, {
      type: 'tableOpened',
      code: 'ACDE' as TableCode,
      game: 'toy',
      options: {},
      isPublic: false,
    }),
  );
const taken = (place: number, name: string, more: object = {}): LobbyEvent =>
  ({ type: 'placeTaken', place: placeId(place), name, colour: place, ...more }) as LobbyEvent;
const hosted = (...more: readonly LobbyEvent[]): Lobby =>
  lobbyOf(taken(0, 'Ada'), { type: 'hostChanged', place: placeId(0) }, ...more);
const playing: Lobby = { ...hosted(taken(1, 'Bo')), phase: 'playing' };
type Asked = Parameters<typeof lobbyRules.decide>[1];
/** Place 9 is nobody's: whoever stands beside the table. */
const ask = (lobby: Lobby, request: Asked, place = 0) =>
  lobbyRules.decide(lobby, request, { place: place === 9 ? undefined : placeId(place), isHere: () => true }, games);

/** Every refusal of the law, provoked. */
const REFUSED: [code: string, lobby: Lobby, request: Asked, place?: number][] = [
  ['notSeated', hosted(), { type: 'stand' }, 9],
  ['notHost', hosted(taken(1, 'Bo')), { type: 'start' }, 1],
  ['isPlaying', playing, { type: 'ready', isReady: true }],
  ['isPlaying', playing, { type: 'start' }],
  ['isPlaying', playing, { type: 'choose', game: 'toy', options: {} }],
  ['isPlaying', playing, { type: 'editSeat', name: 'Eve' }],
  ['isPlaying', hosted(), { type: 'again', luck: 'new' }],
  ['isPlaying', hosted(), { type: 'reopenLobby' }],
  ['isPlaying', playing, { type: 'sit', name: 'Cy' }, 9],
  [
    'tableFull',
    [1, 2, 3, 4, 5].reduce((lobby, place) => evolveLobby(lobby, taken(place, 'x')), hosted()),
    { type: 'sit', name: 'Cy' },
    9,
  ],
  [
    'tableFull',
    [1, 2, 3, 4, 5].reduce((lobby, place) => evolveLobby(lobby, taken(place, 'x')), hosted()),
    { type: 'addBot', level: 'novice', name: 'B' },
  ],
  ['tableLocked', { ...hosted(), isLocked: true }, { type: 'sit', name: 'Cy' }, 9],
  ['seatTaken', playing, { type: 'sit', name: 'Cy', place: 1 }, 9],
  ['seatTaken', playing, { type: 'addBot', level: 'novice', name: 'B' }],
  ['noSuchPlace', hosted(), { type: 'kick', place: 7 }],
  ['noSuchPlace', hosted(), { type: 'kick', place: 0 }],
  ['noSuchPlace', hosted(), { type: 'makeHost', place: 7 }],
  ['noSuchPlace', hosted(taken(1, 'Bo')), { type: 'editBot', place: 1, name: 'X' }],
  ['nameEmpty', hosted(), { type: 'sit', name: ' ' }, 9],
  ['nameEmpty', hosted(), { type: 'addBot', level: 'novice', name: '\u200b' }],
  ['nameEmpty', hosted(), { type: 'editSeat', name: ' ' }],
  ['colourTaken', hosted(), { type: 'sit', name: 'Bo', colour: 0 }, 9],
  ['colourTaken', hosted(), { type: 'addBot', level: 'novice', name: 'B', colour: 0 }],
  ['colourTaken', hosted(taken(1, 'Bo')), { type: 'editSeat', colour: 1 }],
  ['alreadySeated', hosted(), { type: 'sit', name: 'Ada' }],
  ['notReady', hosted(taken(1, 'Bo')), { type: 'start' }],
  ['tooFewPlayers', { ...hosted(), game: 'pair' }, { type: 'start' }],
  ['tooManyPlayers', { ...hosted(taken(1, 'Bo'), taken(2, 'Cy')), game: 'pair' }, { type: 'start' }],
  ['tooManyPlayers', hosted(taken(1, 'Bo'), taken(2, 'Cy')), { type: 'choose', game: 'pair', options: {} }],
  ['badOptions', { ...hosted(), options: { odd: 1 } }, { type: 'start' }],
  ['badOptions', hosted(), { type: 'choose', game: 'toy', options: { odd: 1 } }],
  ['unknownGame', { ...hosted(), game: 'chess' }, { type: 'start' }],
  ['unknownGame', hosted(), { type: 'choose', game: 'chess', options: {} }],
  ['botSeat', hosted(taken(1, 'Robo', { bot: 'novice' })), { type: 'makeHost', place: 1 }],
];
/** Those that only the live table gives; The suites beside this one and `security.test.ts` provoke them. */
const ELSEWHERE = ['notPlaying', 'badCommand', 'staleCommand', 'silenced', 'tooFast', 'failed'];

describe('the law of the table', () => {
  it.each(REFUSED)('refuses with %s', (code, lobby, request, place) => {
    const verdict = ask(lobby, request, place);
    expect(verdict.ok ? verdict.value : verdict.error.code).toBe(code);
  });

  it('every code of the table is provoked somewhere', () => {
    expect([...new Set([...REFUSED.map(([code]) => code), ...ELSEWHERE])].sort()).toEqual([...TABLE_REFUSALS].sort());
  });

  it('a bot may be dressed by the host, a role chosen by its player; both are kept', () => {
    const lobby = hosted(taken(1, 'Robo', { bot: 'novice' }));
    const verdict = ask(lobby, { type: 'editBot', place: 1, name: 'Rita', role: 'doc:permanent' });
    const after = verdict.ok ? verdict.value.events.reduce(evolveLobby, lobby) : lobby;
    expect(after.places[1]).toMatchObject({ name: 'Rita', role: 'doc:permanent', bot: 'novice' });
    const sharper = ask(after, { type: 'editBot', place: 1, level: 'expert' });
    const played = sharper.ok ? sharper.value.events.reduce(evolveLobby, after) : after;
    expect(played.places[1]).toMatchObject({ id: 1, name: 'Rita', role: 'doc:permanent', bot: 'expert' });
    const undecided = ask(played, { type: 'editBot', place: 1, role: '' });
    const again = undecided.ok ? undecided.value.events.reduce(evolveLobby, played) : played;
    expect(again.places[1]).not.toHaveProperty('role');
    expect(evolveLobby(after, { type: 'gameChosen', game: 'pair', options: {} }).places[1]).not.toHaveProperty('role');
  });

  it('the host goes: the next who is here is host, bots never, and a lone table keeps its chair', () => {
    const lobby = hosted(taken(1, 'Robo', { bot: 'novice' }), taken(2, 'Bo'), taken(3, 'Cy'));
    const verdict = lobbyRules.decide(
      lobby,
      { type: 'stand' },
      { place: placeId(0), isHere: place => place === 3 },
      games,
    );
    const after = verdict.ok ? verdict.value.events.reduce(evolveLobby, lobby) : lobby;
    expect(after.host).toBe(3);
    expect(after.places.map(({ name }) => name)).toEqual(['Robo', 'Bo', 'Cy']);
  });

  it('what is chosen is kept without what the table itself knows', () => {
    const verdict = ask(hosted(), { type: 'choose', game: 'toy', options: { players: ['many'], bell: 5 } });
    expect(verdict.ok && verdict.value.events).toEqual([{ type: 'gameChosen', game: 'toy', options: { bell: 5 } }]);
  });
});
