/**
 * Something a player can do, as it is done on the screen: a position in the words of scenarios (seat 0 is the player), the
 * buttons pressed one after the other, and what the screen then says that it did not say before, or says no longer.
 */
export interface Deed {
  readonly command: string;
  /** Which of the things of that command: a character, a treasure, a curse. */
  readonly of?: string;
  readonly modules?: { readonly [id: string]: unknown };
  readonly players?: number;
  readonly position: { readonly [part: string]: unknown };
  readonly press: readonly RegExp[];
  /** The last of them is kept down. */
  readonly holds?: true;
  readonly sees?: RegExp;
  readonly gone?: RegExp;
}

export const EAST = { '1,0': 'basic-1@W' };
export const FAR = { '1,0': 'basic-1@W', '2,0': 'basic-2@W' };
/** No choice lapses while the screen is looked at. */
export const LATER = 500_000;
/** A room the explorer looks at. */
export const DRAWN = { seat: 0, from: '1,0', side: 'E', tile: 'basic-2', until: LATER };

export const as = (character: string, ability: 'activated' | 'permanent') => ({ characters: [{ character, ability }] });
export const cursed = (curse: string, more: object = {}) => ({ curses: { held: [{ seat: 0, curse, ...more }] } });
export const holding = (treasure: string) => ({ treasures: { held: [{ seat: 0, treasure }] } });
