import { beyond, type Cell, cellOf, type Room, type Side, type State } from '@templefall/temple';
import type { Words } from '@templefall/texts';
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

/** What a room does, whatever else is played. */
export const roomRule = ({ say }: Words, room: Room): string => say(`room.${wordOf(room)}.rule`);

/** What lies or stands in a room beside its tile, as its picture shows it, and what its gems cost; one sentence a line. */
export const roomNotes = (words: Words, state: State, cell: Cell): readonly string[] => {
  const room = state.rooms[cell];
  const treasures = sliceOf(state, 'treasures');
  const offers = room && room.gems === 0 ? (room.tile.offers ?? []) : [];
  return [
    ...(room?.tile.marks?.includes('curse') && sliceOf(state, 'curses') ? [words.say('room.curse.rule')] : []),
    ...(treasures?.laid[cell] ? [words.say('room.treasure.rule')] : []),
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
    ? words.say('act.enterRoom', { side: words.say(`heading.${side}`), room: roomName(words, room) })
    : words.say('act.discoverSide', { side: words.say(`compass.${side}`) });
