import { assertNever } from '@templefall/kit';
import {
  FACES,
  type Face,
  type Options,
  type PlanStep,
  parseTarget,
  type RoomAction,
  type RoomId,
  type Way,
} from '@templefall/rollwrite';
import type { RollwriteWords } from '@templefall/texts';

/** Whose words, and what the seats are called. */
export interface Teller {
  readonly words: RollwriteWords;
  readonly names: readonly string[];
}

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

/** What somebody points at, or has pinned a note to. */
export const targetText = ({ words: { say }, names }: Teller, text: string): string => {
  const target = parseTarget(text);
  if (!target) return text;
  const of = (seat: number | undefined, what: string): string =>
    seat === undefined ? what : say('target.of', { name: names[seat] ?? '', what });
  switch (target.type) {
    case 'room':
      return of(target.seat, roomText(target.room));
    case 'map':
      return of(target.seat, say('map.name', { map: target.map }));
    case 'sheet':
      return of(target.seat, say('target.sheet'));
    case 'track':
      return say(`track.${target.track}`);
    case 'field':
      return say('target.field', { field: target.field });
    case 'face':
      return say(`face.${target.face}`);
    case 'pool':
    case 'gems':
      return say(`target.${target.type}`);
    default:
      return assertNever(target);
  }
};

/** What a room's action does at this table: a joker is another thing with an option and with a variant (WE6, WV4). */
export const actionRule = ({ say }: RollwriteWords, action: RoomAction, { jokerHeals, variant }: Options): string => {
  if (action !== 'joker') return say(`action.${action}.rule`);
  if (variant === 'jokerLottery') return say('action.joker.rule.drawn');
  return say(jokerHeals ? 'action.joker.rule.heals' : 'action.joker.rule');
};
