import { memo } from '../../../ui/memo.ts';
import type { BoardRoom } from '../model/board.ts';
import { type Camera, type Frame, isInSight } from './camera.ts';
import { RoomView } from './RoomView.tsx';

interface Rooms {
  readonly rooms: readonly BoardRoom[];
  readonly camera: Camera;
  readonly frame: Frame;
  readonly isPill: boolean;
  /** Rooms that are not new to who looks; those that come where nobody looks are added. */
  readonly known: Set<string>;
}

/** All rooms. Those that came before one's eyes are pushed in. */
export const RoomLayer = memo(
  ({ rooms, camera, frame, isPill, known }: Rooms) => (
    <>
      {rooms.map(room => {
        const isNear = isInSight(room, camera, frame);
        if (!isNear) known.add(room.cell);
        return (
          <RoomView
            key={room.cell}
            room={room}
            isNear={isNear}
            isNew={isNear && !known.has(room.cell)}
            isPill={isPill}
          />
        );
      })}
    </>
  ),
  (was, is) => was.rooms === is.rooms && was.camera === is.camera && was.frame === is.frame && was.isPill === is.isPill,
);
