import type { Place } from '@templefall/protocol';

/** The options with the number of players filled in. */
export const withPlayers = (chosen: unknown, places: readonly Place[]): { readonly [name: string]: unknown } => ({
  ...(typeof chosen === 'object' && chosen),
  players: places.length,
});
