import { assertNever } from '@templefall/kit';
import type { PlaceId, TableCode } from './ids.ts';

/** How a table's game goes: people gather, play, and look back at what happened. */
export const PHASES = ['gathering', 'playing', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

/** How good a bot is; what the words mean is the bots' affair. */
export const BOT_LEVELS = ['novice', 'steady', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export const COLOURS = 6;
export const NAME_LENGTH = 24;

/** One chair at the table. The order of the places is the seat order of the game. */
export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  /** Which of the six pawns, counted from 0. */
  readonly colour: number;
  /** What the game lets a player be, for example a character. */
  readonly role?: string;
  readonly isReady: boolean;
  /** A bot sits here from the start. */
  readonly bot?: BotLevel;
  /** Left or was removed in mid-game: the place is kept, somebody else may take it. */
  readonly isVacant?: true;
}

/** Everything about a table but its game: who sits where, what will be played, who decides. */
export interface Lobby {
  readonly phase: Phase;
  readonly code: TableCode;
  readonly game: string;
  /** As the players chose them; the game itself says whether they are lawful. */
  readonly options: unknown;
  readonly isPublic: boolean;
  /** Nobody else may sit down. */
  readonly isLocked: boolean;
  /** Who plays for a player that is away (TX3); absent: the adventurer stands still. */
  readonly standIn?: BotLevel;
  readonly host?: PlaceId;
  readonly places: readonly Place[];
  readonly nextPlace: number;
}

export type LobbyEvent =
  | {
      readonly type: 'tableOpened';
      readonly code: TableCode;
      readonly game: string;
      readonly options: unknown;
      readonly isPublic: boolean;
      readonly standIn?: BotLevel;
    }
  | {
      readonly type: 'placeTaken';
      readonly place: PlaceId;
      readonly name: string;
      readonly colour: number;
      readonly bot?: BotLevel;
    }
  | { readonly type: 'placeLeft'; readonly place: PlaceId }
  /** Somebody else has it now: the former secret is void. */
  | { readonly type: 'placeHandedOver'; readonly place: PlaceId }
  | {
      readonly type: 'seatEdited';
      readonly place: PlaceId;
      readonly name: string;
      readonly colour: number;
      readonly role?: string;
      /** How a bot plays from now on. */
      readonly bot?: BotLevel;
    }
  | { readonly type: 'readinessChanged'; readonly place: PlaceId; readonly isReady: boolean }
  | { readonly type: 'gameChosen'; readonly game: string; readonly options: unknown }
  | {
      readonly type: 'tableChanged';
      readonly isPublic: boolean;
      readonly isLocked: boolean;
      readonly standIn?: BotLevel;
    }
  | { readonly type: 'hostChanged'; readonly place: PlaceId }
  | { readonly type: 'lobbyReopened' };

export const emptyLobby: Lobby = {
  phase: 'gathering',
  code: '' as TableCode,
  game: '',
  options: {},
  isPublic: false,
  isLocked: false,
  places: [],
  nextPlace: 0,
};

/** Folds what happened round the table; server and clients use this one. */
export const evolveLobby = (lobby: Lobby, event: LobbyEvent): Lobby => {
  switch (event.type) {
    case 'tableOpened': {
      const { type: _, ...opened } = event;
      return { ...lobby, ...opened };
    }
    case 'placeTaken':
      return withPlaceTaken(lobby, event);
    case 'placeLeft':
      return withoutPlace(lobby, event.place);
    case 'placeHandedOver':
      return lobby;
    case 'seatEdited': {
      const { place, type: _, ...look } = event;
      return withPlace(lobby, place, ({ role: _before, ...rest }) => ({ ...rest, ...look }));
    }
    case 'readinessChanged':
      return withPlace(lobby, event.place, place => ({ ...place, isReady: event.isReady }));
    case 'gameChosen':
      // Roles belong to one game; and what changed must be agreed to anew.
      return {
        ...lobby,
        game: event.game,
        options: event.options,
        places: lobby.places.map(({ role, ...place }) => ({
          ...place,
          ...(role !== undefined && event.game === lobby.game && { role }),
          isReady: place.bot !== undefined,
        })),
      };
    case 'tableChanged': {
      const { standIn: _, ...rest } = lobby;
      const { type: __, ...change } = event;
      return { ...rest, ...change };
    }
    case 'hostChanged':
      return { ...lobby, host: event.place };
    case 'lobbyReopened':
      return {
        ...lobby,
        phase: 'gathering',
        places: lobby.places
          .filter(place => !place.isVacant)
          .map(place => ({ ...place, isReady: place.bot !== undefined })),
      };
    default:
      return assertNever(event);
  }
};

export const placeIn = (lobby: Lobby, id: PlaceId): Place | undefined => lobby.places.find(place => place.id === id);

/** The seat of the game that a place is, or -1. */
export const seatIndex = (lobby: Lobby, id: PlaceId): number => lobby.places.findIndex(place => place.id === id);

const withPlace = (lobby: Lobby, id: PlaceId, change: (place: Place) => Place): Lobby => ({
  ...lobby,
  places: lobby.places.map(place => (place.id === id ? change(place) : place)),
});

const withPlaceTaken = (lobby: Lobby, event: Extract<LobbyEvent, { readonly type: 'placeTaken' }>): Lobby => {
  const { type: _, place: id, ...rest } = event;
  const taken: Place = { id, ...rest, isReady: event.bot !== undefined };
  const before = placeIn(lobby, id);
  if (!before) return { ...lobby, places: [...lobby.places, taken], nextPlace: Math.max(lobby.nextPlace, id + 1) };
  // A vacant place in a running game keeps what the game knows it by.
  return withPlace(lobby, id, ({ role }) => ({ ...taken, ...(role !== undefined && { role }) }));
};

const withoutPlace = (lobby: Lobby, id: PlaceId): Lobby =>
  lobby.phase === 'gathering'
    ? { ...lobby, places: lobby.places.filter(place => place.id !== id) }
    : withPlace(lobby, id, ({ bot: _, ...place }) => ({ ...place, isVacant: true, isReady: false }));
