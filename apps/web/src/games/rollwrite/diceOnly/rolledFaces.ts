import { must } from '@templefall/kit';
import { DIE, type Face } from '@templefall/rollwrite';

/** Real luck: nobody replays a game on paper. Bytes that would favour some faces are thrown again. */
export const rolledFaces = (count: number): readonly Face[] => {
  const most = 256 - (256 % DIE.length);
  const faces: Face[] = [];
  while (faces.length < count) {
    const [byte = most] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < most) faces.push(must(DIE[byte % DIE.length], 'a face'));
  }
  return faces;
};
