import type { Rng } from '@templefall/kit';
import { must } from '@templefall/kit';
import { DIE, FACES, type Face } from './vocabulary.ts';

/** Which sequence of draws a roll comes from: who starts, the table's own dice, each seat's dice. */
export const SETUP_STREAM = 0;
export const TABLE_STREAM = 1;
export const seatStream = (seat: number): number => 2 + seat;

export const rolled = (rng: Rng, count: number): readonly Face[] =>
  Array.from({ length: count }, () => must(DIE[rng.below(DIE.length)], 'a face'));

/** Dice of equal face are interchangeable: a handful is written in the order of the faces. */
export const sorted = (faces: readonly Face[]): readonly Face[] =>
  faces.toSorted((one, other) => FACES.indexOf(one) - FACES.indexOf(other));

/** What is left of a handful when some of its dice are taken away; undefined if they are not all there. */
export const without = (faces: readonly Face[], taken: readonly Face[]): readonly Face[] | undefined =>
  taken.reduce<readonly Face[] | undefined>((left, face) => {
    const at = left?.indexOf(face) ?? -1;
    return at < 0 ? undefined : left?.toSpliced(at, 1);
  }, faces);

/** Every different handful of at most `most` dice, larger ones first, each written once. */
export const handfuls = (faces: readonly Face[], most: number): readonly (readonly Face[])[] => {
  const different = new Map<string, readonly Face[]>([['', []]]);
  for (const face of sorted(faces))
    for (const smaller of [...different.values()])
      if (smaller.length < most) different.set([...smaller, face].join(), [...smaller, face]);
  return [...different.values()].sort((one, other) => other.length - one.length);
};
