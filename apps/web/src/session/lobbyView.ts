import { type ClientState, type PlaceId, placeIn } from '@templefall/protocol';
import type { PawnArt } from '../ui/Icon.tsx';
import { type BotTemper, freePawn, type GatheringView, type Guest, type Wishes } from './lobby.ts';

/** What is known of a table that was just opened here, before the line to it stands. */
export interface Opening {
  readonly code: string;
  readonly name: string;
  /** The table when a seat was asked for. Until the answer comes nobody knows that the next to sit down is me: I would be seen twice. */
  readonly askedAt?: ClientState['table'];
}

const WISHES: Wishes = { level: 'normal', pace: 'standard', clock: 'standard', modules: {} };

/** A table just opened, as it will be when its opener sits at it: after those who came first, the first of whom decides. */
export const openingView = ({ code, name, askedAt }: Opening, state: ClientState): GatheringView => {
  const before = askedAt ? { ...state, table: askedAt } : state;
  const there = gatheringView(before);
  const place = before.table?.lobby.nextPlace ?? 0;
  const me: Guest = { place, name, pawn: freePawn(there.guests), isMe: true, isReady: false, isHere: true };
  return {
    ...there,
    code,
    isOpening: true,
    isHost: there.host === undefined,
    host: there.host ?? place,
    guests: [...there.guests, me],
  };
};

/** The table before the game, as its state says. */
export const gatheringView = (state: ClientState): GatheringView => {
  const { table, me, presence } = state;
  const away = absence(state);
  if (!table) return { guests: [], wishes: WISHES, isHost: false, isPlaying: false, standIn: false, ...away };
  const { lobby } = table;
  const mine = me && placeIn(lobby, me.place as PlaceId);
  return {
    code: lobby.code,
    wishes: { ...WISHES, ...(typeof lobby.options === 'object' && lobby.options) },
    isHost: mine !== undefined && lobby.host === mine.id,
    ...(lobby.host !== undefined && { host: lobby.host }),
    isPlaying: lobby.phase !== 'gathering',
    standIn: lobby.standIn !== undefined,
    ...((presence?.screens ?? 0) > 0 && { hasScreen: true }),
    ...away,
    guests: lobby.places.map(
      (place, index): Guest => ({
        place: place.id,
        name: nameOf(place.name, place.bot),
        pawn: pawnOf(place.colour),
        isMe: place.id === mine?.id,
        isReady: place.isReady,
        isHere: presence?.seats[index] !== 'gone',
        ...(place.bot && { bot: place.bot as BotTemper }),
        ...(place.role && { role: place.role }),
        ...(place.isVacant && { isVacant: true }),
      }),
    ),
  };
};

const absence = ({ line, trouble }: ClientState): Pick<GatheringView, 'away'> =>
  line === 'away' ? { away: trouble === 'restarting' ? 'restarting' : 'reconnecting' } : {};

/** The table counts looks from 0, the art from 1. */
export const pawnOf = (colour: number): PawnArt => (colour + 1) as PawnArt;

/** Bots sit down under a number: each reader's screen gives them a name of its own language. */
export const nameOf = (name: string, bot: unknown): string => (bot && /^\d$/.test(name) ? '' : name);
