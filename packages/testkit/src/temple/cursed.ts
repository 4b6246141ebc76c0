import { pileOf, type Seat } from '@templefall/kernel';
import type { MODULES } from '@templefall/temple';
import { type PlayerSketch, playing, position } from './position.ts';

type Slice = ReturnType<(typeof MODULES)['curses']['init']>;
type Held = Slice['held'][number];
type Curse = Held['curse'];

/** A position, and what is known of its curses. */
export interface Cursed {
  readonly players?: readonly PlayerSketch[];
  readonly held?: readonly (Partial<Omit<Held, 'seat'>> & { readonly curse: Curse; readonly seat?: number })[];
  readonly deck?: readonly Curse[];
  readonly stack?: readonly string[];
  readonly rooms?: { readonly [cell: string]: string };
  readonly options?: object;
  readonly depot?: number;
}

const OPEN = { '1,0': 'deep-1@W' };

/** A game with curses on, these held and these on top of the deck. */
export const cursed = ({ held = [], deck = [], options = { curses: true }, rooms = OPEN, ...sketch }: Cursed) => {
  const start = position({ ...sketch, rooms, options: { modules: options } });
  const slice = start.modules.curses as Slice;
  const curses: Slice = {
    ...slice,
    deck: pileOf(deck),
    held: held.map(one => ({ ...one, seat: (one.seat ?? 0) as Seat })),
  };
  return playing({ ...start, modules: { ...start.modules, curses } });
};
export const cursesIn = (game: ReturnType<typeof playing>): Slice => game.state().modules.curses as Slice;
export const curseNames = (game: ReturnType<typeof playing>, seat = 0) =>
  cursesIn(game)
    .held.filter(one => one.seat === seat)
    .map(one => one.curse);
