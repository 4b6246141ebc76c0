import type { BoardPawn, BoardRoom } from '../play/model/board.ts';

/** Frames around the rooms that can be entered now. */
export const ReachLayer = ({ rooms }: { rooms: readonly BoardRoom[] }) => {
  const reached = rooms.filter(room => room.isReach);
  return (
    <div class={`reaches ${reached.length > 0 ? 'lit' : ''}`} aria-hidden="true">
      {reached.map(({ cell, x, y }) => (
        <i key={cell} style={{ '--x': x, '--y': y }} />
      ))}
    </div>
  );
};

/** The glow of each torch over the room its bearer is in; of several in one room only one is lit, mine before others. */
export const TorchLayer = ({ pawns }: { pawns: readonly BoardPawn[] }) => {
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
};
