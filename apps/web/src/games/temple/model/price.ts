import type { Price } from '../../../ui/Icon.tsx';
import type { Goal } from '../hand/goals.ts';
import { FACE_TO_ART } from './faces.ts';

/** The chips of a goal: those at hand first, the missing ones as ghosts. */
export const priceOf = ({ cost, missing }: Goal): readonly Price[] => {
  const lacking = [...missing];
  return cost
    .map((face): Price => {
      const place = lacking.indexOf(face);
      if (place < 0) return { face: FACE_TO_ART[face] };
      lacking.splice(place, 1);
      return { face: FACE_TO_ART[face], missing: true };
    })
    .sort((a, b) => Number(a.missing ?? false) - Number(b.missing ?? false));
};
