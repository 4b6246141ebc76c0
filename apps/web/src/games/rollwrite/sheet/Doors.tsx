import { COLUMNS, ROOMS, ROWS, type RoomId, type Way, wayBetween } from '@templefall/rollwrite';
import { cellOf, cornerOf, type Geometry, middleOf, templeHeight, templeWidth } from './geometry.ts';

/** All doorways of a temple: between its rooms, and from outside. */
export const Doors = ({ geometry, barred }: { geometry: Geometry; barred: readonly Way[] }) => {
  const { door } = geometry;
  const jamb = door > 20 ? 2.6 : door > 11 ? 1.8 : 1.2;
  return (
    <svg class="rw-doors" width={templeWidth(geometry)} height={templeHeight(geometry)} aria-hidden="true">
      {ROOMS.flatMap(room => doorsOf(room, geometry)).map(({ x, y, width, height, isUpright, way }, index) => {
        const isBarred = way !== undefined && barred.includes(way);
        const jambs = isUpright
          ? `M${x - 1.5} ${y}h${width + 3}M${x - 1.5} ${y + height}h${width + 3}`
          : `M${x} ${y - 1.5}v${height + 3}M${x + width} ${y - 1.5}v${height + 3}`;
        return (
          <g key={index}>
            <rect x={x} y={y} width={width} height={height} fill={isBarred ? '#22252b' : '#8a7557'} />
            <path d={jambs} stroke="#c6ccd6" stroke-opacity={isBarred ? 0.3 : 0.75} stroke-width={jamb} />
          </g>
        );
      })}
    </svg>
  );
};

/** Closed ways: two strokes of chalk across the doorway. The newest is brighter; one that would be closed is dashed. */
export const Bars = ({
  geometry,
  barred,
  fresh,
  ghost,
}: {
  geometry: Geometry;
  barred: readonly Way[];
  fresh?: Way | undefined;
  ghost?: Way | undefined;
}) => {
  const { door } = geometry;
  const shown = ghost === undefined ? barred : [...barred, ghost];
  if (shown.length === 0) return null;
  return (
    <svg class="rw-doors over" width={templeWidth(geometry)} height={templeHeight(geometry)} aria-hidden="true">
      {shown.map(way => {
        const { x, y, isUpright } = placeOfWay(way, geometry);
        const length = door * 0.78;
        const strokes = isUpright
          ? `M${x - 3} ${y - length}C${x - 1} ${y - 4} ${x - 4} ${y + 4} ${x - 2.4} ${y + length}M${x + 3} ${y - length + 2}C${x + 2} ${y - 3} ${x + 5} ${y + 5} ${x + 3.4} ${y + length - 1}`
          : `M${x - length} ${y - 3}C${x - 4} ${y - 1} ${x + 4} ${y - 4} ${x + length} ${y - 2.4}M${x - length + 2} ${y + 3}C${x - 3} ${y + 2} ${x + 5} ${y + 5} ${x + length - 1} ${y + 3.4}`;
        return (
          <path
            key={way}
            d={strokes}
            fill="none"
            stroke={way === fresh || way === ghost ? '#fff8ea' : '#e2d4b8'}
            stroke-width={Math.max(2, door * 0.13)}
            stroke-linecap="round"
            stroke-dasharray={way === ghost ? '3 5' : undefined}
          />
        );
      })}
    </svg>
  );
};

/** Where a way crosses the wall, and whether that wall stands upright. */
export const placeOfWay = (
  way: Way,
  geometry: Geometry,
): { readonly x: number; readonly y: number; readonly isUpright: boolean } => {
  const [from, to] = endsOfWay(way);
  const [[x1, y1], [x2, y2]] = [middleOf(from, geometry), middleOf(to, geometry)];
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, isUpright: y1 === y2 };
};

/** The two rooms of a way. */
export const endsOfWay = (way: Way): readonly [RoomId, RoomId] => {
  const [from, to] = ROOMS.filter(room => way.split('-').includes(room)).toSorted();
  if (!from || !to) throw new Error(`no way: ${way}`);
  return [from, to];
};

interface Door {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isUpright: boolean;
  /** Absent where it leads outside. */
  readonly way?: Way;
}

const doorsOf = (room: RoomId, geometry: Geometry): readonly Door[] => {
  const { width, height, gap, margin, door } = geometry;
  const { column, row } = cellOf(room);
  const [x, y] = cornerOf(room, geometry);
  const east = ROOMS[ROOMS.indexOf(room) + 1];
  const south = ROOMS[ROOMS.indexOf(room) + COLUMNS.length];
  const upright = { y: y + height / 2 - door / 2, height: door, isUpright: true };
  const level = { x: x + width / 2 - door / 2, width: door, isUpright: false };
  const lastColumn = COLUMNS.length - 1;
  const lastRow = ROWS.length - 1;
  return [
    ...(column < lastColumn && east
      ? [{ ...upright, x: x + width - 2, width: gap + 4, way: wayBetween(room, east) }]
      : []),
    ...(row < lastRow && south ? [{ ...level, y: y + height - 2, height: gap + 4, way: wayBetween(room, south) }] : []),
    ...(row === 0 ? [{ ...level, y: y - margin + 2, height: margin }] : []),
    ...(row === lastRow ? [{ ...level, y: y + height - 2, height: margin }] : []),
    ...(column === 0 ? [{ ...upright, x: x - margin + 2, width: margin }] : []),
    ...(column === lastColumn ? [{ ...upright, x: x + width - 2, width: margin }] : []),
  ];
};
