import type { Colour, Face, Gain, Half, RoomAction, RoomId, Track } from '@templefall/rollwrite';
import type { FaceArt } from '../../../art/roomArt.ts';

/** Which drawing stands for what, and in which colour. Colour is never the only sign: every drawing has its own outline. */

export const FACE_DRAWING: { readonly [F in Face]: FaceArt } = {
  adventurer: 'adv',
  key: 'key',
  torch: 'torch',
  gold: 'gold',
  black: 'black',
};

export type Drawn = RoomAction | Track | 'exit';

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

/** What a gain looks like; to get nothing has no drawing, and cursed dice that move on are shown as a black mask. */
export const gainDrawing = (gain: Gain): string | undefined =>
  gain === 'nothing' ? undefined : gain === 'moveCurses' ? 'chip-black' : gain;

/** Rooms as the sheets name them. */
export const roomName = (room: RoomId): string => room.toUpperCase();
