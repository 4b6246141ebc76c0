import type { Colour, Face, Half, RoomAction, RoomId, Track } from '@templefall/rollwrite';

/** Which drawing stands for what, and in which colour. Colour is never the only sign: every drawing has its own outline. */

export const FACE_DRAWING = {
  adventurer: 'adv',
  key: 'key',
  torch: 'torch',
  gold: 'gold',
  black: 'black',
} as const satisfies { readonly [F in Face]: string };

type Drawn = RoomAction | Track | 'exit';

export const DRAWING_COLOUR: { readonly [D in Drawn]: string } = {
  gem: 'var(--gem)',
  reroll: '#8cd3ff',
  heal: '#ff7c8d',
  joker: '#ffd27a',
  key: 'var(--sym-key)',
  torch: 'var(--sym-torch)',
  gold: 'var(--sym-gold)',
  exit: '#d9c9a6',
  rush: '#ffb46b',
};

export const SECRET_COLOUR: { readonly [C in Colour]: string } = {
  yellow: '#ffd257',
  blue: '#84b6ff',
  red: '#ff8f8f',
  green: '#a9d66b',
};

const SECRET_SHAPE: { readonly [C in Colour]: string } = {
  yellow: 'sec-eye',
  blue: 'sec-moon',
  red: 'sec-lotus',
  green: 'sec-scarab',
};

export const secretDrawing = (colour: Colour, half?: Half): string =>
  half === undefined ? SECRET_SHAPE[colour] : `${SECRET_SHAPE[colour]}-${half === 'upper' ? 'a' : 'b'}`;

/** Rooms as the sheets name them. */
export const roomName = (room: RoomId): string => room.toUpperCase();
