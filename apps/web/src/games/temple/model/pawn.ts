import type { Player } from '@templefall/temple';
import type { Sitter } from '../../../session/table.ts';
import type { PawnArt } from '../../../ui/Icon.tsx';

/** The figure a player moves: the one its owner chose; souls may be swapped. */
export const pawnOf = (player: Player, sitters: readonly Sitter[]): PawnArt =>
  sitters.find(({ seat }) => seat === player.pawn)?.pawn ?? 1;
