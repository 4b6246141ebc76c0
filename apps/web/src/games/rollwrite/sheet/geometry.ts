import { COLUMNS, ROOMS, type RoomId } from '@templefall/rollwrite';

/** How large a temple is drawn, in pixels: its rooms, the gaps between them, the margin around them, the width of a doorway. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly margin: number;
  readonly door: number;
  /** The scale of all that is drawn in a room. */
  readonly scale: number;
}

/** The largest temple that fits a box. Rooms are wider than high where the box is flat, but never long corridors. */
export const templeIn = (box: { readonly width: number; readonly height: number }): Geometry => {
  const gap = Math.min(box.width, box.height) < 440 ? 7 : 8;
  const margin = gap + 1;
  const inner = (length: number): number => Math.max(0, (length - 4 * gap - 2 * margin) / COLUMNS.length);
  const fullWidth = inner(box.width);
  const fullHeight = inner(box.height);
  const width = Math.floor(Math.min(fullWidth, fullHeight * WIDEST));
  const height = Math.floor(Math.min(fullHeight, fullWidth * HIGHEST));
  return { width, height, gap, margin, door: Math.round(width * 0.26), scale: Math.min(width / 106, height / 88) };
};

const WIDEST = 1.36;
const HIGHEST = 1.06;

export const templeWidth = ({ width, gap, margin }: Geometry): number => 5 * width + 4 * gap + 2 * margin;
export const templeHeight = ({ height, gap, margin }: Geometry): number => 5 * height + 4 * gap + 2 * margin;

/** The column and row of a room, counted from 0. */
export const cellOf = (room: RoomId): { readonly column: number; readonly row: number } => {
  const index = ROOMS.indexOf(room);
  return { column: index % COLUMNS.length, row: Math.floor(index / COLUMNS.length) };
};

/** The corner of a room, and its middle. */
export const cornerOf = (room: RoomId, { width, height, gap, margin }: Geometry): readonly [x: number, y: number] => {
  const { column, row } = cellOf(room);
  return [margin + column * (width + gap), margin + row * (height + gap)];
};
export const middleOf = (room: RoomId, geometry: Geometry): readonly [x: number, y: number] => {
  const [x, y] = cornerOf(room, geometry);
  return [x + geometry.width / 2, y + geometry.height / 2];
};
