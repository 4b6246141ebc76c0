import type { AnyGame, GameEvent, Outcome } from '@templefall/kernel';
import { type Millis, own } from '@templefall/kit';
import { emptyLobby, evolveLobby, type Lobby, type LobbyEvent } from './lobby.ts';

/** A game begins. On the wire `opening` is the game's public view of itself. */
export interface GameStarted {
  readonly type: 'gameStarted';
  readonly game: string;
  /** The game's own version: a client that knows another must be reloaded. */
  readonly version: number;
  readonly opening: unknown;
  /** The options as the game understood them. */
  readonly options: unknown;
  /** Played again with the luck of the game before: those who saw that one know what comes. */
  readonly isSameLuck?: true;
  /** SHA-256 of the seed: all luck of the game is fixed from here on, and told after it. Tables of earlier versions do not say. */
  readonly luck?: string;
}

/** Something happened in the game. */
export interface Played {
  readonly type: 'played';
  /** Game time. */
  readonly at: Millis;
  /** Whose command it was, and its number: the answer to that command. Absent for the game's own deadlines and bots. */
  readonly by?: readonly [seat: number, n: number];
  readonly event: GameEvent;
}

export interface GameEnded {
  readonly type: 'gameEnded';
  readonly outcome: Outcome;
}

/** All that can happen at a table, as everybody may know it. Numbered from 1 without gaps. */
export type TableEvent = LobbyEvent | GameStarted | Played | GameEnded;

/** A table as somebody at it sees it: fold the events with the game's own `evolve` and you cannot disagree. */
export interface TableView {
  /** The number of the last event in it. */
  readonly seq: number;
  readonly lobby: Lobby;
  /** The running or last game: its public view. */
  readonly game?: {
    readonly id: string;
    readonly version: number;
    readonly options: unknown;
    readonly view: unknown;
    /** The number of the event that started it: with the table's id it names the record (`gameIdOf`). */
    readonly startedAt: number;
    readonly isSameLuck?: true;
    /** As `gameStarted` told it. */
    readonly luck?: string;
  };
  readonly outcome?: Outcome;
}

export const emptyTable: TableView = { seq: 0, lobby: emptyLobby };

/** Games by id: whoever folds a table brings the ones it can play. */
export type Games = { readonly [id: string]: AnyGame | undefined };

export const evolveTable = (table: TableView, event: TableEvent, games: Games): TableView => {
  const seq = table.seq + 1;
  switch (event.type) {
    case 'gameStarted': {
      const { game: id, version, options, opening, isSameLuck, luck } = event;
      return {
        seq,
        // Places that were left are no seats of the new game.
        lobby: { ...table.lobby, phase: 'playing', places: table.lobby.places.filter(place => !place.isVacant) },
        game: {
          id,
          version,
          options,
          view: opening,
          startedAt: seq,
          ...(isSameLuck && { isSameLuck }),
          ...(luck !== undefined && { luck }),
        },
      };
    }
    case 'played': {
      const { game } = table;
      const rules = own(games, game?.id ?? '');
      if (!game || !rules) throw new Error(`an event of a game that is not there: ${event.event.type}`);
      return { ...table, seq, game: { ...game, view: rules.evolve(game.view, event.event) } };
    }
    case 'gameEnded':
      return { ...table, seq, lobby: { ...table.lobby, phase: 'ended' }, outcome: event.outcome };
    default:
      return { ...table, seq, lobby: evolveLobby(table.lobby, event) };
  }
};
