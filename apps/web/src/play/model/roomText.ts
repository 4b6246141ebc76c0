import { beyond, type Cell, cellOf, type Room, type Side, type State } from '@templefall/temple';
import type { Key, Words } from '@templefall/texts';
import { costText } from './costText.ts';
import { kindOf } from './roomArt.ts';
import { sliceOf } from './slices.ts';

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

/** What lies or stands in a room beside its tile, and what its gems cost. */
export const roomNotes = (words: Words, state: State, cell: Cell): readonly string[] => {
  const room = state.rooms[cell];
  const treasures = sliceOf(state, 'treasures');
  const offers = room && room.gems === 0 ? (room.tile.offers ?? []) : [];
  return [
    ...offers.map(({ gems, need, symbol }) =>
      words.say('room.offer', {
        what: words.say('act.activateN', { n: gems }),
        cost: costText(
          words,
          Array.from({ length: need }, () => symbol),
        ),
      }),
    ),
    ...(treasures?.torches.some(spot => cellOf(spot) === cell) ? [words.say('treasure.greatTorch.rule')] : []),
    ...(treasures?.holes.some(hole => hole.cell === cell || beyond(hole.cell, hole.side) === cell)
      ? [words.say('treasure.secretPassage.rule')]
      : []),
  ];
};

/** A door in words, with what lies behind it as far as it is known. */
export const doorText = (words: Words, side: Side, room: Room | undefined): string =>
  room
    ? words.say('act.enterRoom', { side: words.say(`side.${side}`), room: roomName(words, room) })
    : words.say('act.discoverSide', { side: words.say(`side.${side}`) });
