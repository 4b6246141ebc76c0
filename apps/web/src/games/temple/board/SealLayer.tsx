import { Icon } from '../../../ui/Icon.tsx';
import { memo } from '../../../ui/memo.ts';
import { SEAL, sealsOf } from '../art/room/seals.ts';
import type { BoardRoom } from '../model/board.ts';
import { hasPlaque } from './RoomView.tsx';

/** Treasures and curses of my room and of those at its doors once more, as they are drawn there, over what shows the way: on small boards it would cover them. */
export const SealLayer = memo(
  ({ rooms, isPill }: { rooms: readonly BoardRoom[]; isPill: boolean }) => (
    <>
      {rooms
        .filter(({ isMine, isNext }) => isMine || isNext)
        .flatMap(room =>
          sealsOf(room.art, hasPlaque(room, isPill)).map(({ id, x, y, colour, ground }) => (
            <i
              key={`${room.cell} ${id}`}
              class="seal-mark"
              style={{
                '--x': room.x + x / 100,
                '--y': room.y + y / 100,
                '--size': SEAL / 100,
                background: ground,
                color: colour,
              }}
            >
              <Icon id={id} size={20} colour={colour} />
            </i>
          )),
        )}
    </>
  ),
  (was, is) => was.rooms === is.rooms && was.isPill === is.isPill,
);
