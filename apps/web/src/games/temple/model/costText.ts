import { FACES, type Face } from '@templefall/temple';
import type { Words } from '@templefall/texts';

/** A price in words: "2 adventurers and 1 key". */
export const costText = ({ say, list }: Words, cost: readonly Face[]): string =>
  list(
    FACES.flatMap(face => {
      const n = cost.filter(one => one === face).length;
      return n === 0 ? [] : [say(`faces.${face}`, { n })];
    }),
  );
