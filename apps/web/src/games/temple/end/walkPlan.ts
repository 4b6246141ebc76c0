import type { Millis } from '@templefall/kit';
import type { PawnArt } from '../../../ui/Icon.tsx';
import type { BoardRoom } from '../model/board.ts';
import { wayUntil } from './tale.ts';
import type { GameTimeline } from './timeline.ts';

/** The temple as it stood at a moment, and the ways everybody had gone by then: for the screen and for the picture to be shared. */
export interface WalkPlan {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly rooms: readonly (Pick<BoardRoom, 'cell' | 'x' | 'y' | 'art'> & { readonly isFound: boolean })[];
  readonly ways: readonly { readonly pawn: PawnArt; readonly line: string }[];
}

/** A dark edge keeps a way apart from the stone and from the ways beside it. In rooms. */
export const WAY = { edge: { colour: '#0b0c10', width: 0.1 }, width: 0.058 } as const;

export const walkPlan = ({
  rooms,
  timeline,
  pawns,
  at,
}: {
  readonly rooms: readonly BoardRoom[];
  readonly timeline: GameTimeline;
  readonly pawns: readonly PawnArt[];
  readonly at: Millis;
}): WalkPlan => {
  const laidAt = new Map(timeline.found.map(([moment, cell]) => [cell, moment]));
  const xs = rooms.map(room => room.x);
  const ys = rooms.map(room => room.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    box: { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 },
    rooms: rooms.map(room => ({ ...room, isFound: (laidAt.get(room.cell) ?? 0) <= at })),
    ways: pawns.map((pawn, seat) => ({
      pawn,
      line: wayUntil(timeline, seat, at, (seat - (pawns.length - 1) / 2) * 0.075),
    })),
  };
};
