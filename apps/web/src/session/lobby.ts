import type { AnyLobbyView, LobbySeat } from '../games/gameClient.ts';
import type { PawnArt } from '../ui/Icon.tsx';

/** The pawn that nobody plays yet. */
export const freePawn = (seats: readonly LobbySeat[]): PawnArt =>
  ([1, 2, 3, 4, 5, 6] as const).find(pawn => !seats.some(seat => seat.pawn === pawn)) ?? 1;

/** The chair for somebody new: any before the game; in a running one only what somebody left, with their pawn. */
export type Chair =
  | { readonly type: 'any' }
  | { readonly type: 'left'; readonly of: LobbySeat }
  | { readonly type: 'none'; readonly because: 'full' | 'begun' };

export const chairAt = ({ seats, isPlaying }: Pick<AnyLobbyView, 'seats' | 'isPlaying'>, most: number): Chair => {
  const left = seats.find(seat => seat.isVacant);
  if (isPlaying && left) return { type: 'left', of: left };
  if (seats.length >= most) return { type: 'none', because: 'full' };
  return isPlaying ? { type: 'none', because: 'begun' } : { type: 'any' };
};
