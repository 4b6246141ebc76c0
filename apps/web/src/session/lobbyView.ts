import { type BotLevel, type ClientState, heldSeats, type PlaceId, placeIn } from '@templefall/protocol';
import type { AnyLobbyView, LobbySeat } from '../games/gameClient.ts';
import type { PawnArt } from '../ui/Icon.tsx';
import { freePawn } from './lobby.ts';

/** What is known of a table just opened here, before the line to it is open. */
export interface Opening {
  readonly game: string;
  readonly code: string;
  readonly name: string;
  /** The table when a seat was asked for. Until the answer comes nobody knows that the next to sit down is me: I would be shown twice. */
  readonly askedAt?: ClientState['table'];
}

/** A table just opened, as it will be when its opener sits at it: after those who came first, the first of whom decides. */
export const openingView = (
  { code, name, askedAt }: Opening,
  state: ClientState,
  defaults: object = {},
): AnyLobbyView => {
  const before = askedAt ? { ...state, table: askedAt } : state;
  const there = lobbyView(before, defaults);
  const place = before.table?.lobby.nextPlace ?? 0;
  const me: LobbySeat = { place, name, pawn: freePawn(there.seats), isMe: true, isReady: false, isHere: true };
  return {
    ...there,
    code,
    isOpening: true,
    isHost: there.host === undefined,
    host: there.host ?? place,
    seats: [...there.seats, me],
  };
};

/** The table before the game, as its state says. */
export const lobbyView = (state: ClientState, defaults: object = {}): AnyLobbyView => {
  const { table, me, presence } = state;
  const away = absence(state);
  if (!table) return { seats: [], options: defaults, isHost: false, isPlaying: false, standIn: false, ...away };
  const { lobby } = table;
  const mine = me && placeIn(lobby, me.place as PlaceId);
  const held = new Set<number>(heldSeats(state).map(({ place }) => place));
  return {
    code: lobby.code,
    options: { ...defaults, ...(typeof lobby.options === 'object' && lobby.options) },
    isHost: mine !== undefined && lobby.host === mine.id,
    ...(lobby.host !== undefined && { host: lobby.host }),
    isPlaying: lobby.phase !== 'gathering',
    standIn: lobby.standIn !== undefined,
    ...((presence?.screens ?? 0) > 0 && { hasScreen: true }),
    ...away,
    seats: lobby.places.map(
      (place, index): LobbySeat => ({
        place: place.id,
        name: nameOf(place.name, place.bot),
        pawn: pawnOf(place.colour),
        isMe: held.has(place.id),
        isReady: place.isReady,
        isHere: presence?.seats[index] !== 'gone',
        ...(place.bot && { bot: place.bot as BotLevel }),
        ...(place.role && { role: place.role }),
        ...(place.isVacant && { isVacant: true }),
      }),
    ),
  };
};

const absence = ({ line, trouble }: ClientState): Pick<AnyLobbyView, 'away'> =>
  line === 'away' ? { away: trouble === 'restarting' ? 'restarting' : 'reconnecting' } : {};

/** The table counts looks from 0, the art from 1. */
export const pawnOf = (colour: number): PawnArt => (colour + 1) as PawnArt;

/** Bots sit down under a number: each reader's screen gives them a name of its own language. */
export const nameOf = (name: string, bot: unknown): string => (bot && /^\d$/.test(name) ? '' : name);
