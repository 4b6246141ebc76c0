import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SIDES, type Side } from '../../../ui/art/sides.ts';
import { shareStructure } from '../../../ui/signals/structuralSharing.ts';
import { words } from '../../../words/words.ts';
import type { BoardDoor, BoardRoom, Built, Ground, Standing } from '../model/board.ts';
import type { BoardMark } from '../model/marks.ts';
import type { Gaze } from '../screen/guide.ts';
import './board.css';
import './new-room.css';
import { BoardTools } from './BoardTools.tsx';
import { cameraFor, type Frame, glanceAt, type Sight, STRAIGHT } from './camera.ts';
import { DoorSeal, NewRoom } from './DoorSeal.tsx';
import { watchGestures } from './gestures.ts';
import { PoolLayer, ReachLayer, ShadowLayer, TorchLayer } from './LightLayer.tsx';
import { MarkLayer } from './MarkLayer.tsx';
import { PawnLayer } from './PawnLayer.tsx';
import { watchPicks } from './pick.ts';
import { RoomLayer } from './RoomLayer.tsx';
import { SealLayer } from './SealLayer.tsx';
import { slideOf } from './slide.ts';

/** Each by itself, so that what changes in one is not drawn in the others. */
export interface BoardParts {
  readonly built: ReadonlySignal<Built>;
  readonly standing: ReadonlySignal<Standing>;
  readonly doors: { readonly [S in Side]: ReadonlySignal<BoardDoor | undefined> };
  /** The same a few frames later, for what may follow: torches, and light on the ground with frames around rooms. */
  readonly torches: ReadonlySignal<Standing>;
  readonly late: ReadonlySignal<Ground>;
}

export interface BoardProps {
  readonly parts: BoardParts;
  readonly sight: Sight;
  readonly isPill?: boolean;
  readonly isShaken?: boolean;
  /** The number keys of the doors, by goal. */
  readonly numbers?: ReadonlyMap<string, number>;
  readonly onDoor?: (door: BoardDoor) => void;
  readonly onRoom?: (room: BoardRoom) => void;
  /** A long press: a room is asked about, whatever a tap would do. */
  readonly onHold?: (room: BoardRoom) => void;
  readonly marks?: readonly BoardMark[];
  readonly gaze?: ReadonlySignal<Gaze>;
  readonly tools?: 'all' | 'find' | 'none';
  readonly onFindMe?: () => void;
  readonly onFindHelp?: () => void;
  /** What else stands at rooms, by `--x` and `--y`. */
  readonly children?: ComponentChildren;
}

/** The temple: rooms, light, pawns and doors under a camera. It knows places and gestures, not rules. */
export const Board = ({
  parts,
  sight,
  isPill = false,
  isShaken = false,
  numbers,
  onDoor,
  onRoom,
  onHold,
  marks = [],
  gaze,
  tools = 'none',
  onFindMe,
  onFindHelp,
  children,
}: BoardProps) => {
  const built = parts.built.value;
  const ref = useRef<HTMLDivElement>(null);
  const frame = useSignal<Frame>({ width: 0, height: 0 });
  const glance = useSignal(STRAIGHT);
  // Rooms that were there when the board was first shown, or came where nobody looked, do not come in; others do.
  const [known] = useState(() => new Set<string>(built.rooms.map(room => room.cell)));

  useLayoutEffect(() => {
    const board = ref.current;
    if (!board) return;
    const measure = (): void => {
      frame.value = { width: board.clientWidth, height: board.clientHeight };
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(board);
    return () => watching.disconnect();
  }, [frame]);
  useEffect(() => (ref.current ? watchGestures(ref.current, glance) : undefined), [glance]);
  // A step of one's own brings the eye back to one's room.
  const [mx, my] = built.mine ?? [0, 0];
  const [slide] = useState(() => slideOf(() => performance.now()));
  const stoodAt = useRef(`${mx},${my}`);
  useLayoutEffect(() => {
    if (stoodAt.current !== `${mx},${my}`) slide.begin();
    stoodAt.current = `${mx},${my}`;
    glance.value = STRAIGHT;
  }, [mx, my, glance, slide]);

  const camera = cameraFor(built, sight, frame.value, glance.value);
  const seen = useRef(camera);
  const steadyCamera = shareStructure(seen.current, camera);
  seen.current = steadyCamera;
  const sent = gaze?.value;
  useEffect(() => {
    if (!sent || sent.count === 0) return;
    glance.value = sent.at ? glanceAt(sent.at, seen.current, frame.peek(), glance.peek()) : STRAIGHT;
  }, [sent, glance, frame]);

  const picks = useRef({ built, onRoom, onHold, onDoor });
  picks.current = { built, onRoom, onHold, onDoor };
  useEffect(() => {
    if (!ref.current) return;
    const named = (cell: string): BoardRoom | undefined => picks.current.built.rooms.find(room => room.cell === cell);
    const tell = (onPick: ((room: BoardRoom) => void) | undefined, cell: string): void => {
      const room = named(cell);
      if (room) onPick?.(room);
    };
    return watchPicks(ref.current, {
      tap: cell => tell(picks.current.onRoom, cell),
      isStray: slide.isFresh,
      hold: cell => tell(picks.current.onHold, cell),
    });
  }, [slide]);

  // Always the same function, or each door would be drawn anew for it.
  const tap = useCallback((door: BoardDoor): void => picks.current.onDoor?.(door), []);
  const zoom = (by: number): void => {
    glance.value = { ...glance.value, zoom: Math.max(0.4, Math.min(2.6, glance.value.zoom * by)) };
  };
  const { say } = words.value;
  return (
    <div
      class={`board ${frame.value.width ? '' : 'unmeasured'} ${isPill ? 'pills' : ''} ${sight.type === 'fit' && sight.slim ? 'slim-ahead' : ''}`}
      ref={ref}
    >
      <section
        class={`world ${isShaken ? 'slam' : ''}`}
        aria-label={say('board.label')}
        style={{ '--t': `${camera.tile}px`, translate: `${camera.left}px ${camera.top}px` }}
      >
        <i class="grid" />
        <ShadowLayer rooms={built.rooms} />
        <Pools {...parts} />
        <RoomLayer rooms={built.rooms} camera={steadyCamera} frame={frame.value} isPill={isPill} known={known} />
        <Reach {...parts} />
        <Torches {...parts} />
        {onDoor && <NewRooms {...parts} isPill={isPill} onTap={tap} />}
        <Pawns {...parts} />
        {onDoor && <Doors {...parts} isPill={isPill} numbers={numbers} onTap={tap} />}
        {onDoor && <SealLayer rooms={built.rooms} isPill={isPill} />}
        {children}
      </section>
      {marks.length > 0 && <MarkLayer marks={marks} camera={camera} frame={frame.value} />}
      {tools !== 'none' && onFindMe && (
        <BoardTools
          kind={tools}
          isAstray={glance.value !== STRAIGHT}
          onZoom={zoom}
          onFindMe={onFindMe}
          onFindHelp={onFindHelp}
        />
      )}
    </div>
  );
};

const Pools = ({ late }: BoardParts) => <PoolLayer pawns={late.value.pawns} />;
const Reach = ({ late }: BoardParts) => <ReachLayer rooms={late.value.rooms} />;
const Torches = ({ torches }: BoardParts) => <TorchLayer pawns={torches.value.pawns} />;
const Pawns = ({ standing }: BoardParts) => <PawnLayer {...standing.value} />;

type DoorTap = (door: BoardDoor) => void;

type RoomLook = Omit<DoorLook, 'numbers'>;

const NewRooms = ({ doors, isPill, onTap }: BoardParts & RoomLook) => (
  <>
    {SIDES.map(side => (
      <NewRoomAt key={side} door={doors[side]} isPill={isPill} onTap={onTap} />
    ))}
  </>
);

const NewRoomAt = ({
  door: { value: door },
  ...look
}: RoomLook & { readonly door: ReadonlySignal<BoardDoor | undefined> }) =>
  door?.isNew ? <NewRoom door={door} {...look} /> : null;

interface DoorLook {
  readonly isPill: boolean;
  readonly numbers: BoardProps['numbers'];
  readonly onTap: DoorTap;
}

const Doors = ({ doors, isPill, numbers, onTap }: BoardParts & DoorLook) => (
  <>
    {SIDES.map(side => (
      <DoorAt key={side} door={doors[side]} isPill={isPill} numbers={numbers} onTap={onTap} />
    ))}
  </>
);

const DoorAt = ({
  door: { value: door },
  numbers,
  ...look
}: DoorLook & { readonly door: ReadonlySignal<BoardDoor | undefined> }) => {
  if (!door) return null;
  const number = numbers?.get(door.goal.key);
  return <DoorSeal door={door} {...look} {...(number !== undefined && { number })} />;
};
