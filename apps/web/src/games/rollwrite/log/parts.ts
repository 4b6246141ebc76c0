import { FACES, type Face, type PlanStep, type RoomId, type Way } from '@templefall/rollwrite';
import type { RollwriteWords } from '@templefall/texts';

/** Dice in words, the same ones together: "1 key and 2 torches". */
export const facesText = ({ say, list }: RollwriteWords, faces: readonly Face[]): string =>
  list(
    FACES.flatMap(face => {
      const n = faces.filter(one => one === face).length;
      return n === 0 ? [] : [say(`faces.${face}`, { n })];
    }),
  );

/** Rooms as the edges of the sheet name them: B2. */
export const roomText = (room: RoomId): string => room.toUpperCase();

export const endsOf = (way: Way): { readonly from: string; readonly to: string } => {
  const [from = '', to = ''] = way.toUpperCase().split('-');
  return { from, to };
};

export const stepText = ({ say }: RollwriteWords, { room, rush, gain }: PlanStep): string => {
  const place = roomText(room);
  const way = rush ? say('event.proposalMade.rush', { room: place }) : place;
  return gain === undefined ? way : say('event.proposalMade.gain', { room: way, gain: say(`gain.${gain}`) });
};

/** What somebody points at: a room, or dice that show a face. */
export const targetText = ({ find }: RollwriteWords, target: string): string =>
  find(`face.${target}`) ?? target.toUpperCase();
