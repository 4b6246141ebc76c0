import type { RollwriteWords } from '@templefall/texts';
import { roomName } from './art.ts';
import type { RoomView, TempleView } from './temple.ts';

/** A room in words: its name, what it costs, what it gives, what is in it. */
export const roomText = (
  { say, list }: RollwriteWords,
  room: RoomView,
  temple: TempleView,
  nameOf: (seat: TempleView['seat']) => string,
): string =>
  [
    roomName(room.id),
    list(room.symbols.map(symbol => say(`face.${symbol}`))),
    say(`action.${room.action}`),
    ...(room.isCrossed ? [say('room.crossed')] : []),
    ...(room.secret && !room.secret.isFound
      ? [say('room.secret', { colour: say(`colour.${room.secret.colour}`), half: say(`half.${room.secret.half}`) })]
      : []),
    ...(room.isHere ? [say('room.here', { name: nameOf(temple.seat) })] : []),
    ...room.mates.map(mate => say('room.mate', { name: nameOf(mate) })),
  ].join(', ');
