import type { ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Side } from '../../../ui/art/sides.ts';
import { memo } from '../../../ui/memo.ts';
import { furniturePicture } from '../art/room/furniturePicture.tsx';
import type { RoomArt } from '../art/roomArt.ts';
import { stonePicture } from '../art/stone/stonePicture.ts';
import type { BoardRoom } from '../model/board.ts';

/**
 * A room of the board. It is drawn anew only when something in it changed, and has a picture only near what is seen; the board
 * itself listens to its taps.
 */
export const RoomView = memo(
  ({ room, isNear, isNew, isPill }: { room: BoardRoom; isNear: boolean; isNew: boolean; isPill: boolean }) => (
    <button
      type="button"
      class={`room ${room.isReach ? 'reach' : ''} ${room.isWay ? 'way' : ''} ${room.isHome ? 'home' : ''} ${room.isMine ? 'mine' : ''}`}
      style={{ '--x': room.x, '--y': room.y }}
      aria-label={room.name}
      data-cell={room.cell}
      tabIndex={room.isMine ? 0 : -1}
    >
      {isNear && (
        <RoomPicture
          art={room.art}
          light={room.light}
          hasPlaque={hasPlaque(room, isPill)}
          {...(isNew && { from: room.art.stair })}
        />
      )}
      {isNear && room.light > 0 && room.light < TORCH_LIT && <i class="glow" style={{ '--light': room.light }} />}
    </button>
  ),
  (a, b) => a.room === b.room && a.isNear === b.isNear && a.isPill === b.isPill,
);

/** What a room costs stands in its corner, unless a pill at its door says so. */
export const hasPlaque = ({ isMine, isNext }: BoardRoom, isPill: boolean): boolean => !(isPill && (isMine || isNext));

/** From here on somebody's torch stands in the room, and gives its own glow. */
const TORCH_LIT = 0.75;

/** The picture alone: on the board, in sheets and in the gallery. */
export const RoomPicture = ({
  art,
  from,
  light,
  hasPlaque = true,
}: {
  art: RoomArt;
  from?: Side | undefined;
  /** How bright it is, from 0 to 1; absent: as drawn. */
  light?: number;
  /** What entering costs; on phones it stands at the door instead. */
  hasPlaque?: boolean;
}) => (
  <span class={`room-body ${from ? 'room-in' : ''}`} style={from ? COMING[from] : undefined}>
    <Painted picture={stonePicture(art)} />
    {light === 0 && <i class="veil" />}
    {light !== undefined && light > 0 && <i class="light" style={{ '--light': light }} />}
    <Furniture art={art} hasPlaque={hasPlaque} />
  </span>
);

/** Apart, so that the drawings' coming is the business of no whole room. */
const Furniture = ({ art, hasPlaque }: { art: RoomArt; hasPlaque: boolean }) => {
  const picture = furniturePicture(art, hasPlaque);
  return picture ? <Painted picture={picture} /> : null;
};

/** A picture once it is painted; until then what was there before it. In sync, or the floor would flash when a door changes. */
const Painted = ({ picture }: { picture: ReadonlySignal<string | undefined> }) => {
  const shown = useRef<string | undefined>(undefined);
  shown.current = picture.value ?? shown.current;
  return shown.current ? <img src={shown.current} alt="" draggable={false} decoding="sync" /> : null;
};

/** A new room is pushed in from the side of its stairs. */
const COMING = {
  N: { '--dx': 0, '--dy': -1 },
  E: { '--dx': 1, '--dy': 0 },
  S: { '--dx': 0, '--dy': 1 },
  W: { '--dx': -1, '--dy': 0 },
} as const;
