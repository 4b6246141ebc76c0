import { pileOf, type Seat } from '@templefall/kernel';
import type { MODULES } from '@templefall/temple';
import { type PositionSketch, playing, position } from './position.ts';

type Slice = ReturnType<(typeof MODULES)['treasures']['init']>;
type Treasure = Slice['held'][number]['treasure'];

/** A position, and what is known of its treasures. */
export interface Rich extends PositionSketch {
  readonly held?: readonly (readonly [seat: number, treasure: Treasure])[];
  readonly pile?: readonly Treasure[];
  readonly chests?: { readonly [cell: string]: Treasure };
}

const OPEN = { '1,0': 'deep-1@W' };

/** A game with treasures on, these held, these on top of the pile and these in chests. */
export const rich = ({ held = [], pile = [], chests = {}, rooms = OPEN, options, ...sketch }: Rich) => {
  const start = position({ ...sketch, rooms, options: { modules: { treasures: true, ...options } } });
  const treasures: Slice = {
    ...(start.modules.treasures as Slice),
    pile: pileOf(pile),
    laid: Object.fromEntries(Object.entries(chests).map(([cell, treasure]) => [cell, pileOf([treasure])])),
    held: held.map(([seat, treasure]) => ({ seat: seat as Seat, treasure })),
  };
  return playing({ ...start, modules: { ...start.modules, treasures } });
};
export const treasuresIn = (game: ReturnType<typeof playing>): Slice => game.state().modules.treasures as Slice;
/** A command that uses a treasure. */
export const use = (treasure: Treasure, where: object = {}) => ({ type: 'useTreasure', treasure, ...where });
