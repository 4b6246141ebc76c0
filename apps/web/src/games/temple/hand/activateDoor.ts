import type { BoardDoor } from '../model/board.ts';
import type { Play } from '../screen/usePlay.ts';

/** A door that is still drawn in the room I have left must not open one of the room I am in. */
export const activateDoor = ({ doorsNow, hand }: Play, { side, x, y }: BoardDoor): void => {
  const door = doorsNow.peek().find(one => one.side === side && one.x === x && one.y === y);
  if (door) hand?.reachFor(door.goal);
};
