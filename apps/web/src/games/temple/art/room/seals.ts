import type { RoomArt } from '../roomArt.ts';

/** A treasure or a curse in a corner of its room, in the room's own 100 by 100 units. */
export interface SealArt {
  readonly id: 'chest' | 'curse';
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly ground: string;
}

/** Its size. */
export const SEAL = 19.2;
const EDGE = 2.2;
const RIGHT = 78.6;
const BELOW = 23.2;

/** Both in the upper right corner, one below the other; where no plaque tells a price, the second has the plaque's place, above all doors. */
export const sealsOf = (
  { treasure, curse }: Pick<RoomArt, 'treasure' | 'curse'>,
  hasPlaque: boolean,
): readonly SealArt[] => {
  const second = hasPlaque ? { x: RIGHT, y: BELOW } : { x: EDGE, y: EDGE };
  const first = { x: RIGHT, y: EDGE };
  return [
    ...(treasure ? [{ id: 'chest', ...first, colour: '#d99a4e', ground: '#1d160d' } as const] : []),
    ...(curse
      ? [{ id: 'curse', ...(treasure ? second : first), colour: 'var(--curse)', ground: '#1c1428' } as const]
      : []),
  ];
};
