import type { Player } from '@templefall/temple';
import type { PawnArt } from '../../ui/Icon.tsx';
import type { Sitter } from '../table.ts';

/** The figure a player moves: the one its owner chose; souls may be swapped. */
export const pawnOf = (player: Player, sitters: readonly Sitter[]): PawnArt =>
  sitters.find(({ seat }) => seat === player.pawn)?.pawn ?? 1;
