import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardDoor, BoardModel, BoardRoom } from '../play/model/board.ts';
import { Icon } from '../ui/Icon.tsx';
import { words } from '../words/words.ts';
import './board.css';
import { cameraFor, type Frame, type Sight, STRAIGHT } from './camera.ts';
import { DoorSeal, NewRoom } from './DoorSeal.tsx';
import { watchGestures } from './gestures.ts';
import { PawnLayer } from './PawnLayer.tsx';
import { RoomView } from './RoomView.tsx';

export interface BoardProps {
  readonly model: BoardModel;
  readonly sight: Sight;
  readonly isPill?: boolean;
  readonly isShaken?: boolean;
  readonly isStill?: boolean;
  /** The number keys of the doors, by goal. */
  readonly numbers?: ReadonlyMap<string, number>;
  readonly onDoor?: (door: BoardDoor) => void;
  readonly onRoom?: (room: BoardRoom) => void;
  readonly tools?: boolean;
}

/** The temple: rooms, light, pawns and doors under a camera. It knows places and gestures, not rules. */
export const Board = ({
  model,
  sight,
  isPill = false,
  isShaken = false,
  numbers,
  onDoor,
  onRoom,
  tools = false,
}: BoardProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useSignal<Frame>({ width: 0, height: 0 });
  const glance = useSignal(STRAIGHT);
  // Rooms that were there when the board was first shown do not come in; later ones do.
  const [known] = useState(() => new Set<string>(model.rooms.map(room => room.cell)));

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
  const [mx, my] = model.mine ?? [0, 0];
  useEffect(() => {
    if (mx !== undefined && my !== undefined) glance.value = STRAIGHT;
  }, [mx, my, glance]);

  const camera = cameraFor(model, sight, frame.value, glance.value);
  const tap = onDoor ?? (() => {});
  const zoom = (by: number) => () => {
    glance.value = { ...glance.value, zoom: Math.max(0.4, Math.min(2.6, glance.value.zoom * by)) };
  };
  const { say } = words.value;
  return (
    <div class={`board ${frame.value.width ? '' : 'unmeasured'} ${isPill ? 'pills' : ''}`} ref={ref}>
      <section
        class={`world ${isShaken ? 'slam' : ''}`}
        aria-label={say('board.label')}
        style={{ '--t': `${camera.tile}px`, '--left': `${camera.left}px`, '--top': `${camera.top}px` }}
      >
        <i class="grid" />
        {model.rooms.map(room => (
          <i key={room.cell} class="shadow" style={{ '--x': room.x, '--y': room.y }} />
        ))}
        {model.pawns.map(pawn => (
          <i
            key={pawn.seat}
            class={`pool ${pawn.isMe ? 'me' : ''}`}
            style={{ '--x': Math.floor(pawn.x), '--y': Math.floor(pawn.y) }}
          />
        ))}
        {model.rooms.map(room => (
          <RoomView key={room.cell} room={room} isNew={!known.has(room.cell)} {...(onRoom && { onTap: onRoom })} />
        ))}
        {onDoor && model.doors.map(door => door.isNew && <NewRoom key={door.side} door={door} onTap={tap} />)}
        <PawnLayer pawns={model.pawns} pieces={model.pieces} />
        {onDoor &&
          model.doors.map(door => {
            const number = numbers?.get(door.goal.key);
            return (
              <DoorSeal
                key={door.side}
                door={door}
                isPill={isPill}
                onTap={tap}
                {...(number !== undefined && { number })}
              />
            );
          })}
      </section>
      {tools && (
        <div class="board-tools">
          <button type="button" class="tool cut press" aria-label={say('play.zoomIn')} onClick={zoom(1.25)}>
            <Icon id="ui-plus" size={18} />
          </button>
          <button type="button" class="tool cut press" aria-label={say('play.zoomOut')} onClick={zoom(0.8)}>
            <Icon id="ui-minus" size={18} />
          </button>
          <button
            type="button"
            class="tool cut press"
            aria-label={say('play.findMe')}
            onClick={() => {
              glance.value = STRAIGHT;
            }}
          >
            <Icon id="ui-target" size={20} />
          </button>
        </div>
      )}
    </div>
  );
};
