import { createRollWriteBot, createTempleBot, type RollWriteBotInput, type TempleBotInput } from '@templefall/bots';
import type { AnyGame, Seat, SeatCommand } from '@templefall/kernel';
import type { Games, Place } from '@templefall/protocol';
import { rollwrite } from '@templefall/rollwrite';
import { type State, temple } from '@templefall/temple';
import type { BotPlayer } from './table/bots.ts';

/** A game as this server offers it: its rules, and what a table must know besides them. */
export interface Offered {
  readonly game: AnyGame;
  /** The options as the game wants them, from what the table chose and who sits there. */
  readonly optionsAt: (chosen: unknown, places: readonly Place[]) => unknown;
  /** The host's word to the game that a player's connection went or came back (TA21). */
  readonly setAway?: (seat: Seat, isAway: boolean) => SeatCommand;
  /** Whether a player may speak (TM1.7). */
  readonly maySpeak?: (state: unknown, seat: Seat) => boolean;
  readonly bot?: BotPlayer;
}

/** By id. */
export type Offers = { readonly [id: string]: Offered | undefined };

/** The options with the number of players filled in. */
const withPlayers = (chosen: unknown, places: readonly Place[]): { readonly [name: string]: unknown } => ({
  ...(typeof chosen === 'object' && chosen),
  players: places.length,
});

/** [TM7.1] Where characters are played, each player's role (`doc:permanent`) is the pick; without one, luck decides. */
const templeOptions = (chosen: unknown, places: readonly Place[]): unknown => {
  const options = withPlayers(chosen, places);
  const { modules } = options;
  if (typeof modules !== 'object' || modules === null || !('characters' in modules) || modules.characters !== true)
    return options;
  const picks = places.map(({ role }) => {
    const [character, ability] = role?.split(':') ?? [];
    return ability === undefined ? null : { character, ability };
  });
  return picks.every(pick => pick === null) ? options : { ...options, modules: { ...modules, characters: picks } };
};

const templeBot = createTempleBot();
const rollWriteBot = createRollWriteBot();

export const OFFERS: Offers = {
  temple: {
    game: temple,
    optionsAt: templeOptions,
    setAway: (seat, away) => ({ type: 'setAway', seat, away }) as SeatCommand,
    // The table hands each game back its own states.
    maySpeak: (state, seat) => !temple.isSilenced(state as State, seat),
    bot: input => templeBot.move(input as TempleBotInput),
  },
  rollwrite: {
    game: rollwrite,
    optionsAt: withPlayers,
    bot: input => rollWriteBot.move(input as RollWriteBotInput),
  },
};

export const gamesIn = (offers: Offers): Games =>
  Object.fromEntries(Object.entries(offers).map(([id, offered]) => [id, offered?.game]));
