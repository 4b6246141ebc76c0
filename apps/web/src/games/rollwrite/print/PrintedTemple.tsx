import {
  COLUMNS,
  type Colour,
  type Player,
  ROOMS,
  ROWS,
  type Room,
  type RoomId,
  type TempleSheet,
  type Way,
  wayBetween,
} from '@templefall/rollwrite';
import type { PawnArt } from '../../../ui/Icon.tsx';
import { secretDrawing } from '../model/art.ts';
import { Cross, Ink, InkChip, InkGem } from './ink.tsx';
import { type Block, wallsOf } from './walls.ts';

/** One room and its wall, in the pixels of the drawing. */
const PITCH = 135;
const WALL = 13;
const INNER = PITCH - WALL;

/** What is written on a player's own temple in a game under way. */
export interface TempleMarks {
  readonly player: Player;
  readonly pawn: PawnArt;
  readonly found: readonly Colour[];
  readonly closed: readonly Way[];
}

/** The temple of one sheet: five by five rooms behind walls of stone blocks, every doorway open. */
export const PrintedTemple = ({ sheet, marks }: { sheet: TempleSheet; marks?: TempleMarks | undefined }) => {
  const side = COLUMNS.length * PITCH + WALL;
  const { blocks, jambs, pillars } = wallsOf({ pitch: PITCH, wall: WALL });
  return (
    <svg class="temple" viewBox={`-3 -3 ${side + 6} ${side + 6}`} aria-hidden="true">
      <g fill="#fff" stroke="#111" stroke-width="1.1">
        {blocks.map(block => (
          <rect key={keyOf(block)} {...block} />
        ))}
      </g>
      {jambs.map(jamb => (
        <rect key={keyOf(jamb)} {...jamb} fill="#111" />
      ))}
      {pillars.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={x - 1.5} y={y - 1.5} width={WALL + 3} height={WALL + 3} fill="#111" />
          <path
            d={`M${x + 2.4} ${y + WALL / 2}L${x + WALL / 2} ${y + 2.4}L${x + WALL - 2.4} ${y + WALL / 2}L${x + WALL / 2} ${y + WALL - 2.4}Z`}
            fill="#fff"
          />
        </g>
      ))}
      {ROOMS.map((id, index) => (
        <PrintedRoom key={id} id={id} index={index} sheet={sheet} marks={marks} />
      ))}
      {ROOMS.flatMap((id, index) =>
        [1, COLUMNS.length].flatMap(step => {
          const next = ROOMS[index + step];
          const isNeighbour = next && (step > 1 || next[1] === id[1]);
          if (!isNeighbour || !marks?.closed.includes(wayBetween(id, next))) return [];
          return [<Bar key={`${id}${next}`} index={index} isEast={step === 1} />];
        }),
      )}
    </svg>
  );
};

const keyOf = ({ x, y }: Block): string => `${x} ${y}`;

const cornerOf = (index: number): { readonly x: number; readonly y: number } => ({
  x: (index % COLUMNS.length) * PITCH + WALL,
  y: Math.floor(index / ROWS.length) * PITCH + WALL,
});

const PrintedRoom = ({
  id,
  index,
  sheet,
  marks,
}: {
  id: RoomId;
  index: number;
  sheet: TempleSheet;
  marks: TempleMarks | undefined;
}) => {
  const room = sheet.rooms[id];
  const { symbols, secret } = room;
  const { x, y } = cornerOf(index);
  const middle = secret ? x + 34 : x + INNER / 2;
  const isCrossed = marks?.player.crossed.includes(id) ?? false;
  const isHere = marks?.player.place?.type === 'room' && marks.player.place.room === id;
  return (
    <g>
      <text class="room-name" x={x + 10} y={y + INNER - 8}>
        {id}
      </text>
      <InkChip face={symbols[0]} x={x + 9} y={y + 9} size={31} />
      <InkChip face={symbols[1]} x={x + 44} y={y + 9} size={31} />
      <Action room={room} x={middle} y={y} isVariant={sheet.id === 'variant'} />
      {secret && (
        <>
          <Ink id={secretDrawing(secret.colour, secret.half)} x={x + 62} y={y + 56} size={52} />
          {!isHere && (
            <path
              d={`M${x + INNER - 33} ${y + (secret.half === 'upper' ? 23 : 11)}l12 ${secret.half === 'upper' ? -12 : 12}l12 ${secret.half === 'upper' ? 12 : -12}z`}
              fill="#111"
            />
          )}
          {marks?.found.includes(secret.colour) && <Cross x={x + 64} y={y + 58} size={48} seed={index + 1} />}
        </>
      )}
      {isCrossed && <Cross x={middle - 29} y={y + 50} size={58} seed={index} />}
      {isHere && marks && <Ink id={`pawn${marks.pawn}`} x={x + INNER - 42} y={y + 5} size={38} />}
    </g>
  );
};

const Action = ({ room, x, y, isVariant }: { room: Room; x: number; y: number; isVariant: boolean }) => {
  if (room.action === 'exit')
    return (
      <>
        <circle cx={x} cy={y + 78} r="36" fill="none" stroke="#111" stroke-width="1" />
        <circle cx={x} cy={y + 78} r="39" fill="none" stroke="#111" stroke-width="0.6" stroke-dasharray="2 3" />
        <Ink id="exit" x={x - 25} y={y + 52} size={50} />
      </>
    );
  if (room.action === 'gem') return <InkGem x={x - 24} y={y + 54} size={50} />;
  if (room.action === 'joker' && isVariant)
    return (
      <text class="joker" x={x} y={y + 97}>
        ?
      </text>
    );
  return <Ink id={room.action} x={x - 23} y={y + 56} size={46} />;
};

/** Two strokes across a doorway that was closed. */
const Bar = ({ index, isEast }: { index: number; isEast: boolean }) => {
  const { x, y } = cornerOf(index);
  const middle = INNER / 2;
  const d = isEast
    ? `M${x + INNER + 3} ${y + middle - 20}c2 14 -2 26 1 40M${x + INNER + 9} ${y + middle - 18}c-2 12 3 24 0 38`
    : `M${x + middle - 20} ${y + INNER + 3}c14 2 26 -2 40 1M${x + middle - 18} ${y + INNER + 9}c12 -2 24 3 38 0`;
  return <path class="bar" d={d} />;
};
