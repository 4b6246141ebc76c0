import { COLUMNS, ROWS } from '@templefall/rollwrite';
import { looksOf } from '../../../ui/art/rng.ts';

/** A rectangle of the drawing. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Walls {
  readonly blocks: readonly Block[];
  /** Both posts of every doorway. */
  readonly jambs: readonly Block[];
  /** Where walls meet. */
  readonly pillars: readonly (readonly [x: number, y: number])[];
}

const DOOR = 28;

/** The walls of a temple, dressed in blocks of uneven length, with a doorway in the middle of each side of each room. */
export const wallsOf = ({ pitch, wall }: { readonly pitch: number; readonly wall: number }): Walls => {
  const looks = looksOf('print');
  const blocks: Block[] = [];
  const jambs: Block[] = [];
  const length = pitch - wall;

  /** A wall from a point on, along or down. */
  const build = (x: number, y: number, isAlong: boolean): void => {
    for (const [from, to] of [
      [0, length / 2 - DOOR / 2],
      [length / 2 + DOOR / 2, length],
    ] as const) {
      for (let at = from; at < to - 0.1; ) {
        const wished = 18 + looks() * 14;
        const size = to - at - wished < 12 ? to - at : wished;
        blocks.push(
          isAlong
            ? { x: rounded(x + at), y, width: rounded(size), height: wall }
            : { x, y: rounded(y + at), width: wall, height: rounded(size) },
        );
        at += size;
      }
    }
    for (const end of [-1, 1]) {
      const at = length / 2 + end * (DOOR / 2 + 1.5) - 2.4;
      jambs.push(
        isAlong
          ? { x: x + at, y: y - 2, width: 4.8, height: wall + 4 }
          : { x: x - 2, y: y + at, width: wall + 4, height: 4.8 },
      );
    }
  };

  const lines = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, index) => index * pitch);
  const [across, down] = [lines(COLUMNS.length), lines(ROWS.length)];
  for (const y of down) for (const x of across.slice(0, -1)) build(x + wall, y, true);
  for (const x of across) for (const y of down.slice(0, -1)) build(x, y + wall, false);
  return { blocks, jambs, pillars: down.flatMap(y => across.map(x => [x, y] as const)) };
};

const rounded = (value: number): number => Math.round(value * 10) / 10;
