import { useRef } from 'preact/hooks';
import { memo } from '../../../ui/memo.ts';
import { BREATH, useLoop } from '../../../ui/motion/loop.ts';
import type { BoardPawn, BoardRoom } from '../model/board.ts';

const sameRooms = (was: { rooms: readonly BoardRoom[] }, is: { rooms: readonly BoardRoom[] }): boolean =>
  was.rooms === is.rooms;
const samePawns = (was: { pawns: readonly BoardPawn[] }, is: { pawns: readonly BoardPawn[] }): boolean =>
  was.pawns === is.pawns;

/** The dark under each room. */
export const ShadowLayer = memo(
  ({ rooms }: { rooms: readonly BoardRoom[] }) => (
    <>
      {rooms.map(({ cell, x, y }) => (
        <i key={cell} class="shadow" style={{ '--x': x, '--y': y }} />
      ))}
    </>
  ),
  sameRooms,
);

/** The light that falls from each torch onto the ground around its bearer's room. */
export const PoolLayer = memo(
  ({ pawns }: { pawns: readonly BoardPawn[] }) => (
    <>
      {pawns.map(({ seat, isMe, x, y }) => (
        <i key={seat} class={`pool ${isMe ? 'me' : ''}`} style={{ '--x': Math.floor(x), '--y': Math.floor(y) }} />
      ))}
    </>
  ),
  samePawns,
);

/** Frames around the rooms that can be entered now. */
export const ReachLayer = memo(({ rooms }: { rooms: readonly BoardRoom[] }) => <Reaches rooms={rooms} />, sameRooms);

const Reaches = ({ rooms }: { rooms: readonly BoardRoom[] }) => {
  const ref = useRef<HTMLDivElement>(null);
  const reached = rooms.filter(room => room.isReach);
  useLoop(ref, { ...BREATH, isOn: reached.length > 0 });
  return (
    <div ref={ref} class="reaches" aria-hidden="true">
      {reached.map(({ cell, x, y }) => (
        <i key={cell} style={{ '--x': x, '--y': y }} />
      ))}
    </div>
  );
};

/** The glow of each torch over the room its bearer is in; of several in one room only one is lit, mine before others. */
export const TorchLayer = memo(({ pawns }: { pawns: readonly BoardPawn[] }) => {
  const placed = pawns.map(pawn => ({ ...pawn, x: Math.floor(pawn.x), y: Math.floor(pawn.y) }));
  const lit = new Map(placed.map(({ x, y, seat }) => [`${x} ${y}`, seat]));
  for (const { isMe, x, y, seat } of placed) if (isMe) lit.set(`${x} ${y}`, seat);
  return (
    <>
      {placed.map(({ seat, isMe, x, y }) => (
        <i
          key={seat}
          class={`torch ${isMe ? 'me' : ''} ${lit.get(`${x} ${y}`) === seat ? 'lit' : ''}`}
          style={{ '--x': x, '--y': y }}
        />
      ))}
    </>
  );
}, samePawns);
