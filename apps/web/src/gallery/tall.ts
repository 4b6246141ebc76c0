import { type Cell, cellAt, coordinates } from '@templefall/temple';
import { running, type Sample } from './samples.ts';

/** How many of its rows lie below each other once more, and from which on. */
const [ROWS, FIRST] = [3, -1];

/** The run for the start room in a temple that is as high as it is wide, widest at the top. */
export const tall = (): Sample => {
  const sample = running();
  const rooms = Object.entries(sample.view.rooms).flatMap(([cell, room]) => {
    const [x, y] = coordinates(cell as Cell);
    if (y < FIRST) return [];
    return room.tile.id === 'start'
      ? [[cell, room]]
      : [
          [cell, room],
          [cellAt(x, y + ROWS), room],
        ];
  });
  return { ...sample, view: { ...sample.view, rooms: Object.fromEntries(rooms) } };
};
