import type { AnyGame, Seat, SeatCommand } from '@templefall/kernel';
import type { BotLevel, Games, Place } from '@templefall/protocol';
import { rollwrite } from '@templefall/rollwrite';
import { temple } from '@templefall/temple';
import type { BotPlayer } from './table/bots.ts';

/** A game as this server offers it: its rules, and what a table must know besides them. */
export interface Offered {
  readonly game: AnyGame;
  /** The options as the game wants them, from what the table chose and who sits there. */
  readonly optionsAt: (chosen: unknown, places: readonly Place[]) => unknown;
  /** The host's word to the game that a player's connection went or came back (TA21). */
  readonly setAway?: (seat: Seat, isAway: boolean) => SeatCommand;
  /** Whether a player may speak (TM1.7). */
  readonly maySpeak?: (view: unknown, seat: Seat) => boolean;
  readonly bot?: (level: BotLevel) => BotPlayer;
}

/** By id. */
export type Offers = { readonly [id: string]: Offered | undefined };

/** The options with the number of players filled in. */
const withPlayers = (chosen: unknown, places: readonly Place[]): unknown =>
  typeof chosen === 'object' && chosen !== null ? { ...chosen, players: places.length } : chosen;

export const OFFERS: Offers = {
  temple: {
    game: temple,
    optionsAt: withPlayers,
    setAway: (seat, away) => ({ type: 'setAway', seat, away }) as SeatCommand,
  },
  rollwrite: { game: rollwrite, optionsAt: withPlayers },
};

export const gamesIn = (offers: Offers): Games =>
  Object.fromEntries(Object.entries(offers).map(([id, offered]) => [id, offered?.game]));
