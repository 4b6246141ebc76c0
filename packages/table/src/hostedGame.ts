import type { AnyGame, Seat, SeatCommand } from '@templefall/kernel';
import type { BotLevel, Games, Place } from '@templefall/protocol';
import type { BotPlayer } from './botPlayer.ts';
import type { GameMigrations } from './migrations.ts';

/** A game as a table hosts it: its rules, and what a table must know besides them. */
export interface HostedGame {
  readonly game: AnyGame;
  /** The options as the game wants them, from what the table chose and who sits there. */
  readonly optionsAt: (chosen: unknown, places: readonly Place[]) => unknown;
  /** The command that tells the game that a player's connection went or came back (TA21). */
  readonly setAway?: (seat: Seat, isAway: boolean) => SeatCommand;
  /** Whether a player may speak (TM1.7). */
  readonly maySpeak?: (state: unknown, seat: Seat) => boolean;
  /** Whom the game waits for; absent where everybody acts at once. */
  readonly awaited?: (state: unknown) => readonly Seat[];
  readonly bot?: BotPlayer;
  /** Who plays for players that leave, unless the table chooses otherwise (TX3); absent: nobody. */
  readonly standIn?: BotLevel;
  /** It is played against a clock, which a cry sets going for all at once [TT1]. */
  readonly beginsWithCry?: true;
  /** `contentHash` of its tables: a game that was begun with others is not folded with these. */
  readonly content: string;
  /** Other names of the very same tables, given by versions that hashed fewer of them. */
  readonly contentAliases?: readonly string[];
  /** For games whose version went up: how journals of the older ones are read. */
  readonly migrations?: GameMigrations;
}

/** By id. */
export type HostedGames = { readonly [id: string]: HostedGame | undefined };

/** Only their rules, which is all that clients need. */
export const rulesOf = (games: HostedGames): Games =>
  Object.fromEntries(Object.entries(games).map(([id, hosted]) => [id, hosted?.game]));
