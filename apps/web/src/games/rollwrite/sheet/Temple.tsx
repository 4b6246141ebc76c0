import { COLUMNS, ROOMS, type RoomId } from '@templefall/rollwrite';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Pawn, type PawnArt } from '../../../ui/Icon.tsx';
import type { RoomView, TempleView } from '../model/temple.ts';
import { Doors } from './Doors.tsx';
import { type Geometry, templeHeight, templeWidth } from './geometry.ts';
import { RoomCell, type RoomMarks, roomClass } from './RoomCell.tsx';
import './temple.css';

const NO_MARKS: RoomMarks = {};

/** A temple sheet of 25 rooms. Where rooms can be tapped it is one stop for the keyboard, and arrows walk through it. */
export const Temple = ({
  temple,
  geometry,
  pawnOf,
  label,
  nameOf,
  marksOf = () => NO_MARKS,
  onRoom,
  hasNames = true,
  children,
}: {
  temple: TempleView;
  geometry: Geometry;
  pawnOf: (seat: TempleView['seat']) => PawnArt;
  /** Whose temple it is. */
  label: string;
  /** A room in words. */
  nameOf: (room: RoomView, marks: RoomMarks) => string;
  marksOf?: (room: RoomId) => RoomMarks;
  /** Absent: nothing can be written here. */
  onRoom?: ((room: RoomId) => void) | undefined;
  hasNames?: boolean;
  children?: ComponentChildren;
}) => {
  const grid = useRef<HTMLDivElement>(null);
  const standing = temple.rooms.find(({ isHere }) => isHere)?.id;
  const [at, setAt] = useState<RoomId>(standing ?? 'c3');
  const { width, height, gap, scale } = geometry;
  const owner = pawnOf(temple.seat);

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = ROOMS.indexOf(at);
    if (step === undefined || from < 0) return;
    const column = from % COLUMNS.length;
    if ((step === -1 && column === 0) || (step === 1 && column === COLUMNS.length - 1)) return;
    const to = ROOMS[from + step];
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(to);
    grid.current?.querySelector<HTMLElement>(`[data-room="${to}"]`)?.focus();
  };

  return (
    <div
      class={`rw-temple ${onRoom ? 'live' : ''}`}
      style={{
        '--rw': `${width}px`,
        '--rh': `${height}px`,
        '--rg': `${gap}px`,
        '--k': scale.toFixed(3),
        width: `${templeWidth(geometry)}px`,
        height: `${templeHeight(geometry)}px`,
      }}
    >
      <Doors geometry={geometry} barred={temple.barred} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid */}
      <div ref={grid} class="rw-rooms" role="group" aria-label={label} onKeyDown={walk}>
        {temple.rooms.map((room, seed) => {
          const marks = marksOf(room.id);
          const drawn = (
            <RoomCell
              room={room}
              temple={temple}
              marks={marks}
              scale={scale}
              height={height}
              owner={owner}
              pawnOf={pawnOf}
              hasName={hasNames}
              seed={seed}
            />
          );
          const look = {
            class: roomClass(room, marks),
            'data-room': room.id,
            'aria-label': nameOf(room, marks),
            style: secretColour(room),
          };
          return onRoom ? (
            <button
              key={room.id}
              type="button"
              {...look}
              tabIndex={room.id === at ? 0 : -1}
              onFocus={() => setAt(room.id)}
              onClick={() => onRoom(room.id)}
            >
              {drawn}
            </button>
          ) : (
            <div key={room.id} role="img" {...look}>
              {drawn}
            </div>
          );
        })}
      </div>
      {temple.outside && (
        <span class={`rw-outside ${temple.outside}`}>
          <Pawn pawn={owner} size={Math.max(26, 40 * scale)} />
        </span>
      )}
      {children}
    </div>
  );
};

const STEPS: { readonly [key: string]: number } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS.length,
  ArrowDown: COLUMNS.length,
};

const secretColour = ({ secret }: RoomView): { readonly [name: string]: string } =>
  secret && !secret.isFound ? { '--sc': `var(--rw-${secret.colour})` } : {};
