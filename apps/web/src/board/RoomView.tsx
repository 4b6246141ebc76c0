import { Furniture } from '../art/room/Furniture.tsx';
import type { RoomArt } from '../art/roomArt.ts';
import type { Side } from '../art/sides.ts';
import { stonePicture } from '../art/stone/stone.ts';
import type { BoardRoom } from '../play/model/board.ts';
import { memo } from '../ui/memo.ts';

/** A room of the board. It is drawn anew only when something in it changed; the board itself listens to its taps. */
export const RoomView = memo(
  ({ room, isNew = false }: { room: BoardRoom; isNew?: boolean }) => (
    <button
      type="button"
      class={`room ${room.isReach ? 'reach' : ''} ${room.isWay ? 'way' : ''} ${room.isHome ? 'home' : ''} ${room.isMine ? 'mine' : ''} ${room.isNext ? 'next' : ''}`}
      style={{ '--x': room.x, '--y': room.y }}
      data-cell={room.cell}
      tabIndex={room.isMine ? 0 : -1}
    >
      <span class="unseen">{room.name}</span>
      <RoomPicture art={room.art} light={room.light} {...(isNew && { from: room.art.stair })} />
    </button>
  ),
  (a, b) => a.room === b.room,
);

/** The picture alone: on the board, in sheets and in the gallery. */
export const RoomPicture = ({
  art,
  from,
  light,
}: {
  art: RoomArt;
  from?: Side | undefined;
  /** How bright it is, from 0 to 1; absent: as drawn. */
  light?: number;
}) => (
  <span class={`room-body ${from ? 'room-in' : ''}`} style={from ? COMING[from] : undefined}>
    <img src={stonePicture(art)} alt="" draggable={false} />
    {light !== undefined && <i class="veil" style={{ '--light': light }} />}
    {light !== undefined && <i class="light" style={{ '--light': light }} />}
    <Furniture room={art} />
    {light !== undefined && <i class="glow" style={{ '--light': light }} />}
  </span>
);

/** A new room is pushed in from the side of its stairs. */
const COMING = {
  N: { '--dx': 0, '--dy': -1 },
  E: { '--dx': 1, '--dy': 0 },
  S: { '--dx': 0, '--dy': 1 },
  W: { '--dx': -1, '--dy': 0 },
} as const;
