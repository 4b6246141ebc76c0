import type { Room, Side } from '@templefall/temple';
import type { Key, Words } from '@templefall/texts';
import { kindOf } from './roomArt.ts';

type RoomWord =
  | 'plain'
  | 'start'
  | 'exit'
  | 'gem'
  | 'great'
  | 'illusion'
  | 'twin'
  | 'double'
  | 'chalice'
  | 'altar'
  | 'trials'
  | 'ghost'
  | 'tree'
  | 'obelisk'
  | 'pit'
  | 'fountain';

const wordOf = ({ tile }: Room): RoomWord => {
  const kind = kindOf(tile.id);
  if (kind !== 'plain') return kind;
  if (tile.id.startsWith('twin')) return 'twin';
  if (tile.back) return 'double';
  if ((tile.offers?.length ?? 0) > 1) return 'great';
  return tile.offers ? 'gem' : 'plain';
};

export const roomName = ({ say }: Words, room: Room): string => say(`room.${wordOf(room)}`);

/** What a room does, one sentence a line. */
export const roomRules = ({ say }: Words, room: Room): readonly string[] => {
  const rule: Key = `room.${wordOf(room)}.rule`;
  const marks = room.tile.marks ?? [];
  return [
    say(rule),
    ...(marks.includes('curse') ? [say('room.curse.rule')] : []),
    ...(marks.includes('treasure') ? [say('room.treasure.rule')] : []),
  ];
};

/** A door in words, with what lies behind it as far as it is known. */
export const doorText = (words: Words, side: Side, room: Room | undefined): string =>
  room
    ? words.say('act.enterRoom', { side: words.say(`side.${side}`), room: roomName(words, room) })
    : words.say('act.discoverSide', { side: words.say(`side.${side}`) });
