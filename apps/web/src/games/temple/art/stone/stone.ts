import { looksOf } from '../../../../ui/art/rng.ts';
import { SIDES } from '../../../../ui/art/sides.ts';
import type { RoomArt } from '../roomArt.ts';
import { breach } from './breach.ts';
import { floor, inlay, shade } from './floor.ts';
import { opening } from './openings.ts';
import { innerWall, walls } from './walls.ts';

/**
 * The masonry of a room as one drawing: floor, shade, walls, openings. What changes often (light, gems, marks) is another
 * picture over it, so that one is made anew only when a doorway changes.
 */
export const stoneMarkup = (room: RoomArt): string => {
  const { id, kind, openings, stair, secret = [] } = room;
  const wallLooks = looksOf(`w${id}`);
  const doorLooks = looksOf(`o${id}`);
  const isOpen = (side: (typeof SIDES)[number]): boolean => openings[side] !== undefined;
  const isPlain = kind === 'plain' && !room.gems?.length && !room.twin && !room.inner;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400"><defs>${GRADIENTS}</defs>` +
    floor(looksOf(`tf${id}`), kind) +
    (isPlain ? inlay(looksOf(`i${id}`)) : '') +
    shade(isOpen('N')) +
    walls(isOpen, wallLooks) +
    SIDES.map(side => {
      const state = openings[side];
      return state ? opening(side, { state, stair: side === stair, looks: doorLooks }) : '';
    }).join('') +
    (room.greatTorch ? '<circle cx="50" cy="48" r="46" fill="url(#sun)"/>' : '') +
    (room.inner && stair ? innerWall(stair, wallLooks) : '') +
    secret.map(side => breach(side, doorLooks)).join('') +
    '</svg>'
  );
};

/** Rooms with the same key look the same. */
export const stoneKey = ({ id, kind, openings, stair, inner, secret, greatTorch }: RoomArt): string =>
  ['stone', id, kind, ...SIDES.map(side => openings[side] ?? '-'), stair, inner, secret, greatTorch].join();

const fade = (id: string, [x1, y1, x2, y2]: readonly number[], stops: readonly (readonly [number, number])[]): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops
    .map(([offset, alpha]) => `<stop offset="${offset}" stop-color="#050608" stop-opacity="${alpha}"/>`)
    .join('')}</linearGradient>`;

const BEYOND = [
  [0, 1],
  [0.35, 0.86],
  [1, 0],
] as const;
const GRADIENTS =
  fade(
    'sv',
    [0, 0, 0, 1],
    [
      [0, 0.62],
      [1, 0],
    ],
  ) +
  fade(
    'sh',
    [0, 0, 1, 0],
    [
      [0, 0.5],
      [1, 0],
    ],
  ) +
  fade(
    'sh2',
    [0, 0, 1, 0],
    [
      [0, 0],
      [1, 0.22],
    ],
  ) +
  fade('dkN', [0, 0, 0, 1], BEYOND) +
  fade('dkS', [0, 1, 0, 0], BEYOND) +
  fade('dkW', [0, 0, 1, 0], BEYOND) +
  fade('dkE', [1, 0, 0, 0], BEYOND) +
  '<radialGradient id="sun"><stop offset="0" stop-color="#ffd98f" stop-opacity=".7"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>';
