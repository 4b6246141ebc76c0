import { createRollWriteBot, createTempleBot, type RollWriteBotInput, type TempleBotInput } from '@templefall/bots';
import type { AnyGame, Seat, SeatCommand } from '@templefall/kernel';
import type { Games, Place } from '@templefall/protocol';
import {
  BASE_SHEET,
  BONUS_TRACKS,
  DICE,
  EXTRA_DICE,
  GEM_TRACK,
  GEMS_NEEDED,
  ROUNDS,
  rollwrite,
  SECRET_GEMS,
  TREASURE_MAPS,
  VARIANT_SHEET,
} from '@templefall/rollwrite';
import {
  CLOCK_TIMES,
  CORE_TILES,
  DEPOT_GEMS,
  EXIT,
  LEVEL_GEMS,
  MODULES,
  PACE_TIMES,
  START,
  type State,
  type TempleModules,
  temple,
} from '@templefall/temple';
import { withRoles } from '@templefall/temple/roles';
import type { BotPlayer } from './table/bots.ts';
import { contentHash } from './table/content.ts';
import type { GameLifts } from './table/lift.ts';

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
  /** It is played against a clock, which a cry sets going for all at once [TT1]. */
  readonly beginsWithCry?: true;
  /** `contentHash` of its tables: a game that was begun with others is not folded with these. */
  readonly content: string;
  /** For games whose version went up: how journals of the older ones are read. */
  readonly lifts?: GameLifts;
}

/** By id. */
export type Offers = { readonly [id: string]: Offered | undefined };

/** The options with the number of players filled in. */
const withPlayers = (chosen: unknown, places: readonly Place[]): { readonly [name: string]: unknown } => ({
  ...(typeof chosen === 'object' && chosen),
  players: places.length,
});

const templeOptions = (chosen: unknown, places: readonly Place[]): unknown => {
  const options = withPlayers(chosen, places);
  const parsed = temple.parseOptions(options);
  // What is unlawful without them is refused for that.
  if (!parsed.ok) return options;
  return withRoles(
    options,
    places.map(({ role }) => role),
    parsed.value.modules,
  );
};

const modules: TempleModules = MODULES;
const TEMPLE_CONTENT = {
  rooms: [START, EXIT, ...CORE_TILES],
  numbers: [CLOCK_TIMES, PACE_TIMES, LEVEL_GEMS, DEPOT_GEMS],
  modules: Object.entries(modules).map(([id, { tiles, contents }]) => [id, tiles, contents]),
};
const ROLLWRITE_CONTENT = [
  [BASE_SHEET, VARIANT_SHEET, TREASURE_MAPS],
  [BONUS_TRACKS, GEM_TRACK, DICE, EXTRA_DICE, GEMS_NEEDED, ROUNDS, SECRET_GEMS],
];

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
    beginsWithCry: true,
    content: contentHash(TEMPLE_CONTENT),
  },
  rollwrite: {
    game: rollwrite,
    optionsAt: withPlayers,
    bot: input => rollWriteBot.move(input as RollWriteBotInput),
    content: contentHash(ROLLWRITE_CONTENT),
  },
};

export const gamesIn = (offers: Offers): Games =>
  Object.fromEntries(Object.entries(offers).map(([id, offered]) => [id, offered?.game]));
