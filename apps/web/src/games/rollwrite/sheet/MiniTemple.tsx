import type { RoomId } from '@templefall/rollwrite';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { DRAWING_COLOUR, SECRET_COLOUR } from '../model/art.ts';
import type { RoomView, TempleView } from '../model/temple.ts';
import { cellOf } from './geometry.ts';

/** A small temple: only what differs between sheets. Readable from 23 pixels a room. */
export const MiniTemple = ({
  temple,
  pawn,
  cell,
  label,
  marked = [],
}: {
  temple: TempleView;
  pawn: PawnArt;
  cell: number;
  /** Empty where the words beside it say the same. */
  label: string;
  /** Rooms with a mark of chalk around them. */
  marked?: readonly RoomId[];
}) => {
  const gap = Math.max(2, cell * 0.08);
  const side = cell - gap;
  const whole = 5 * cell - gap;
  const standing = temple.rooms.find(({ isHere }) => isHere)?.id;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or the words beside it say the same
    <svg
      class="rw-mini"
      width={whole}
      height={whole}
      viewBox={`0 0 ${whole} ${whole}`}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {temple.rooms.map(room => (
        <MiniRoom
          key={room.id}
          room={room}
          temple={temple}
          cell={cell}
          side={side}
          isMarked={marked.includes(room.id)}
        />
      ))}
      {standing && <MiniPawn room={standing} pawn={pawn} cell={cell} side={side} />}
    </svg>
  );
};

const MiniRoom = ({
  room: { id, action, secret, isCrossed, isHere },
  temple,
  cell,
  side,
  isMarked,
}: {
  room: RoomView;
  temple: TempleView;
  cell: number;
  side: number;
  isMarked: boolean;
}) => {
  const { column, row } = cellOf(id);
  const [x, y] = [column * cell, row * cell];
  const colour = secret && !secret.isFound ? SECRET_COLOUR[secret.colour] : undefined;
  const drawing = side * 0.66;
  const edge = Math.max(1.6, side * 0.075);
  return (
    <g>
      <path
        d={`M${x + 3} ${y}h${side - 6}l3 3v${side - 6}l-3 3h${6 - side}l-3 -3v${6 - side}z`}
        fill={
          action === 'exit'
            ? '#6b5027'
            : colour
              ? `color-mix(in srgb, ${colour} ${isCrossed ? 18 : 34}%, #23272d)`
              : isCrossed
                ? '#1d2126'
                : '#343a43'
        }
      />
      {colour && (
        <path
          d={`M${x + side * 0.3} ${secret?.half === 'upper' ? y + side - 1.2 : y + 1.2}h${side * 0.4}`}
          stroke={colour}
          stroke-width="2.4"
        />
      )}
      {!isHere &&
        (action === 'joker' && temple.isVariant ? (
          <text
            x={x + side / 2}
            y={y + side * 0.74}
            text-anchor="middle"
            font-family="var(--font-title)"
            font-weight="700"
            font-size={side * 0.74}
            fill={DRAWING_COLOUR.joker}
            opacity={isCrossed ? 0.3 : 1}
          >
            ?
          </text>
        ) : (
          <svg
            x={x + (side - drawing) / 2}
            y={y + (side - drawing) / 2}
            width={drawing}
            height={drawing}
            viewBox="0 0 64 64"
            style={{ color: DRAWING_COLOUR[action] }}
            opacity={isCrossed ? 0.3 : 1}
            aria-hidden="true"
          >
            <use href={`#${action}`} />
          </svg>
        ))}
      {isCrossed && !isHere && (
        <path
          d={`M${x + side * 0.24} ${y + side * 0.24}L${x + side * 0.76} ${y + side * 0.76}M${x + side * 0.76} ${y + side * 0.24}L${x + side * 0.24} ${y + side * 0.76}`}
          stroke="#e2d4b8"
          stroke-width={edge}
          stroke-linecap="round"
        />
      )}
      {isMarked && (
        <rect
          x={x - 1}
          y={y - 1}
          width={side + 2}
          height={side + 2}
          rx="4"
          fill="none"
          stroke="#fff8ea"
          stroke-width="2.2"
          stroke-dasharray="4 3.4"
        />
      )}
    </g>
  );
};

const MiniPawn = ({ room, pawn, cell, side }: { room: RoomId; pawn: PawnArt; cell: number; side: number }) => {
  const { column, row } = cellOf(room);
  const [x, y] = [column * cell + side / 2, row * cell + side / 2];
  const size = cell * 0.98;
  return (
    <>
      <circle cx={x} cy={y} r={side * 0.62} fill="#0d0f13" fill-opacity=".7" />
      <svg
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        viewBox="0 0 64 64"
        style={{ color: `var(--p${pawn})` }}
        overflow="visible"
        aria-hidden="true"
      >
        <use href={`#pawn${pawn}`} />
      </svg>
    </>
  );
};
