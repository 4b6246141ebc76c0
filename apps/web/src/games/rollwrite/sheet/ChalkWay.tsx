import type { Place, RoomId } from '@templefall/rollwrite';
import { cellOf, type Geometry, middleOf } from './geometry.ts';

/** A way drawn in chalk: an arrow through each doorway, and a number in each room when there are more than one. Nothing covers a room's picture. */
export const ChalkWay = ({
  from,
  rooms,
  geometry,
  colour = '#fff8ea',
}: {
  from: Place;
  rooms: readonly RoomId[];
  geometry: Geometry;
  colour?: string;
}) => {
  const { width, height } = geometry;
  const points = [pointOf(from, rooms[0], geometry), ...rooms.map(room => middleOf(room, geometry))];
  const arrows = rooms.map((_, index) => arrow(points[index], points[index + 1], width)).join('');
  const stroke = Math.max(2.6, width * 0.043);
  return (
    <svg class="rw-doors over" width="100%" height="100%" aria-hidden="true">
      <path d={arrows} class="rw-way" stroke="#0b0c10" stroke-width={stroke + 3.4} />
      <path d={arrows} class="rw-way" stroke={colour} stroke-width={stroke} />
      {rooms.length > 1 &&
        rooms.map((room, index) => {
          const [x, y] = middleOf(room, geometry);
          return (
            <g key={index} transform={`translate(${x + width * 0.36} ${y - height * 0.36})`}>
              <circle r={Math.max(9, width * 0.125)} fill="#14161b" stroke={colour} stroke-width="2" />
              <text
                y={Math.max(4.2, width * 0.062)}
                class="rw-way-number"
                font-size={Math.max(12, width * 0.18)}
                fill={colour}
              >
                {index + 1}
              </text>
            </g>
          );
        })}
    </svg>
  );
};

/** Whoever waits outside comes from beyond the wall of the first room. */
const pointOf = (from: Place, first: RoomId | undefined, geometry: Geometry): readonly [number, number] => {
  if (from.type === 'room') return middleOf(from.room, geometry);
  const [x, y] = first ? middleOf(first, geometry) : [0, 0];
  const { width, height } = geometry;
  const { column, row } = first ? cellOf(first) : { column: 0, row: 0 };
  switch (from.side) {
    case 'north':
      return [x, y - height * (row + 1)];
    case 'south':
      return [x, y + height * (5 - row)];
    case 'west':
      return [x - width * (column + 1), y];
    case 'east':
      return [x + width * (5 - column), y];
  }
};

const arrow = (
  start: readonly [number, number] | undefined,
  end: readonly [number, number] | undefined,
  width: number,
): string => {
  if (!start || !end) return '';
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const isLevel = Math.abs(dx) > Math.abs(dy);
  const [ux, uy] = isLevel ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const [shaft, head] = [width * 0.17, width * 0.085];
  const [backX, backY] = [-ux * head - (isLevel ? 0 : head), -uy * head - (isLevel ? head : 0)];
  return `M${x - ux * shaft} ${y - uy * shaft}L${x + ux * shaft} ${y + uy * shaft}m${backX} ${backY}l${ux * head + (isLevel ? 0 : head)} ${uy * head + (isLevel ? head : 0)}l${-ux * head + (isLevel ? 0 : head)} ${-uy * head + (isLevel ? head : 0)}`;
};
